import { decodeEntities } from "../../../plugin-sdk/index.ts";

/** Addresses of pages to sign in or up at, and of challenges. */
export const WALL_PATH = /^\/(?:authwall|login|signup|checkpoint|uas\/login)(?:[/?-]|$)/;

/** Pages say what they are: in a tag, and in English whatever the language. */
const PAGE_KEY = [
  /<meta\b[^>]{0,200}\bname="pageKey"[^>]{0,200}\bcontent="([^"]{1,100})"/i,
  /<meta\b[^>]{0,200}\bcontent="([^"]{1,100})"[^>]{0,200}\bname="pageKey"/i,
];
const WALL_KEY =
  /auth_?wall|log-?in|sign_?up|cold[_-]?join|registration|homepage-guest|checkpoint|challenge|captcha/i;
const CONTENT_KEY = /org_guest|public_post|public_profile|jobs_guest|pulse/i;
/** The page whose script leads on to where one signs in. */
const WALL_SCRIPT = /\/authwall\?|[?&]sessionRedirect=/;
const MAX_WALL_CHARACTERS = 60_000;
/** What only such pages have: the start page as their own address, and the frame of a challenge. */
const WALL_MARK =
  /<link\b(?=[^>]{0,200}"canonical")[^>]{0,200}\bhref="https:\/\/[a-z]{2,3}\.linkedin\.com\/?(?:"|(?:authwall|login|signup|checkpoint)\b)|\bid="captcha-internal"/i;

const TITLE = /<title[^>]{0,200}>([^<]{1,200})/i;
const WORDS = [
  ...["log ?in", "sign (?:in|up)", "join (?:now|linkedin)", "security verification", "einloggen", "anmelden"],
  ...[
    "mitglied werden",
    "s[’']identifier",
    "s[’']inscrire",
    "connexion",
    "iniciar sesión",
    "inicio de sesión",
  ],
  ...["regístrate", "únete", "entr(?:ar|e) ou", "entrar", "cadastr[ae]", "accedi", "accesso o", "iscriviti"],
  ...["aanmelden", "inloggen", "lid worden", "oturum aç", "giriş yap", "kaydol", "hemen katıl"],
  ...[
    "zaloguj się",
    "zarejestruj się",
    "logga in",
    "bli medlem",
    "log ind",
    "logg inn",
    "masuk",
    "bergabung",
  ],
  ...["войти", "вход", "регистрация", "присоедин", "تسجيل الدخول", "انضم", "ログイン", "サインイン"],
  ...["メンバー登録", "今すぐ登録", "로그인", "회원 ?가입", "登录", "登入", "注册", "立即加入", "เข้าสู่ระบบ"],
];
const WALL_TITLE = new RegExp(
  String.raw`^\s*(?:linkedin\s*[:：,]?\s*(?:login\s*,\s*)?)?(?:${WORDS.join("|")})[^|]{0,30}(?:\|\s*(?:linkedin|领英)|$)`,
  "iu",
);

/** Whether an answer of any status is a page to sign in or up at, or a challenge, in place of the one that was asked for. */
export function isWall(text: string): boolean {
  const key = PAGE_KEY.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  if (key !== undefined && CONTENT_KEY.test(key)) return false;
  if ((key !== undefined && WALL_KEY.test(key)) || WALL_MARK.test(text)) return true;
  if (WALL_TITLE.test(decodeEntities(TITLE.exec(text)?.[1] ?? ""))) return true;
  return key === undefined && text.length <= MAX_WALL_CHARACTERS && WALL_SCRIPT.test(text);
}
