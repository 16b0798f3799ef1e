/** Hosts and paths where sources send callers who are to sign in, consent or solve a captcha first. */
const HOST =
  /^(?:accounts|account|auth|login|signin|sso|idp|giris|uyelik|consent|guce|captcha|geo\.captcha-delivery)\./;
const PATH =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:log-?in|sign-?in|sign_in|wp-login\.php|authwall|uas\/login|accounts\/(?:log-?in|signin)|users\/(?:sign_in|connect)|i\/flow\/login|sessions?\/new|session|captcha|errors\/validatecaptcha|sorry|checkpoint\/challenge|servicelogin|collectconsent)(?:[/.;]|$)/i;

/** Words for signing in as the last part of a path, with or without the name of a program. */
const SIGN_IN =
  /\/(?:(?:customer|member|user|uye)[-_]?)?(?:log[-_]?[io]n|sign[-_]?in|auth|authenticate|authori[sz]e|authenticationendpoint|giris(?:-yap|i)?|oturum-ac|anmelden|anmeldung|einloggen|connexion|se-connecter|identification|iniciar-?sesion|entrar|acceder|accedi|inloggen|aanmelden|logowanie|zaloguj(?:-sie)?|logga-in)(?:\.\w{2,5})?\/?$/i;
/** Parts of a path below which a source keeps what belongs to an account. */
const ACCOUNT =
  /\/(?:my-?)?(?:accounts?|customers?|users?|members?|profile|auth|oauth2?|sso|openid-connect|identity|secure|flow|uye(?:lik)?|hesab?p?im?|konto|compte|cuenta|conta)\//i;

/** Whether a URL is such a place by itself. A caller of public pages gets there only by a redirect, so it is a refusal. */
export function isWall(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (HOST.test(parsed.hostname) || PATH.test(parsed.pathname));
}

/**
 * Whether a redirect from the asked URL leads to a page to sign in at. A name such as `login` at the end of a path may
 * also be a thing that the source shows, so at a declared origin there must be more to it: a place of accounts above it,
 * or the asked page named as where to go on to.
 */
export function isSignIn(url: URL, asked: URL, isDeclared: boolean): boolean {
  const path = decoded(url.pathname);
  if (!SIGN_IN.test(path) || SIGN_IN.test(decoded(asked.pathname))) return false;
  return !isDeclared || ACCOUNT.test(path) || namesAsked(url, asked);
}

function namesAsked({ searchParams }: URL, { pathname }: URL): boolean {
  if (pathname === "/") return false;
  return [...searchParams.values()].some(
    (value) => value.includes(pathname) || decoded(value).includes(decoded(pathname)),
  );
}

/** The address as a reader sees it, without the marks that Turkish and French set over letters. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
  } catch {
    return path; // A stray percent sign.
  }
}
