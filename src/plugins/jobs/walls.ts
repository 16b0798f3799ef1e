import { htmlToText } from "../../plugin-sdk/index.ts";

/** Pages that stand in the way are smaller than those of jobs, whose texts may hold any word. */
const MAX_CHARACTERS = 100_000;
const MAX_SHOWN_CHARACTERS = 3_000;
/** What pages with something to read have. */
const DATA =
  /mosaic-provider-jobcards|window\._(?:initialData|rootProps)\s*=|id=["']?comp-initialData|application\/ld\+json/;

/** Names of the source's own check, whose titles are in the language of the site. */
const CHECK =
  /INDEED_CLOUDFLARE_STATIC_PAGE|=["'][^"'<>]{0,200}bot-detection|\blocation\b[^<>;]{0,40}["'][^"'<>]{0,200}bot-detection/i;
const CHECK_TITLE =
  /<title[^>]{0,200}>\s*(?:Additional Verification Required|Authenticating\b|Blocked\b[^<]{0,20}Indeed|(?:Sicherheitsprüfung|Vérification de sécurité|(?:Comprobación|Verificación) de seguridad|Verificação de segurança|Controllo di sicurezza|Beveiligingscontrole|Güvenlik kontrolü)\s*[|<-])/i;
/** Captchas, which ordinary pages may load as well. The script by which Cloudflare watches those (`jsd`) is none. */
const CAPTCHA =
  /hcaptcha\.com\/|(?:class|id)=["'][^"'<>]{0,200}(?:h-captcha|g-recaptcha|cf-turnstile)|challenges\.cloudflare\.com\/|\/recaptcha\/(?:api|enterprise)|\/cdn-cgi\/challenge-platform\/(?![^"'<>\s]{0,40}jsd)/i;
const PLEA =
  /(?:verify|confirm|prove) (?:that )?you(?:'|’|&#39;|&#x27;| a)re (?:a )?(?:human|not a robot)|bestätigen Sie[^<]{0,40} (?:ein Mensch|kein Roboter)|vous (?:êtes (?:un )?humain|n['’]êtes pas un robot)|que (?:eres (?:un )?humano|no eres un robot)|que você (?:é humano|não é um robô)|di (?:essere (?:umano|un essere umano)|non essere un robot)|dat (?:u|je) (?:een )?mens (?:bent|is)|insan olduğunuzu|あなたが人間であること/i;

const SIGN_IN_FORM =
  /<form\b[^>]{0,500}\b(?:action=["']?(?:(?:https?:)?\/\/secure\.indeed\.com\/|\/account\/login)|id=["']?(?:emailform|loginform)\b)|<link\b[^>]{0,200}canonical[^>]{0,200}\/\/secure\.indeed\.com\/|\b(?:location|refresh)\b[^<>;]{0,40}["'][^"'<>]{0,20}\/\/secure\.indeed\.com\/auth/i;
/** "Sign In | Indeed Accounts", whatever stands before the name of the accounts, which ends it. */
const SIGN_IN_TITLE =
  /<title[^>]{0,200}>\s*(?:Sign In\s*[|<-]|[^<]{0,60}(?:Indeed[\s-](?:accounts?|login|konten|konto|アカウント|hesapları|hesabı)|(?:comptes?|cuentas?|contas?|accounts?|konta) (?:de |do )?Indeed)\s*<)/i;

const isSmall = (text: string): boolean => text.length < MAX_CHARACTERS;
const saysLittle = (text: string): boolean =>
  !DATA.test(text) && htmlToText(text).length <= MAX_SHOWN_CHARACTERS;

/** Whether the text is the source's check of who visits it, in place of a page. */
export const isCheck = (text: string): boolean =>
  isSmall(text) &&
  (CHECK.test(text) ||
    CHECK_TITLE.test(text) ||
    ((CAPTCHA.test(text) || PLEA.test(text)) && saysLittle(text)));

/** Whether the text is a page to sign in at, in place of another. */
export const isSignIn = (text: string): boolean =>
  isSmall(text) && (SIGN_IN_TITLE.test(text) || (SIGN_IN_FORM.test(text) && saysLittle(text)));
