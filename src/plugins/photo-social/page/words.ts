/** Words of pages that are not what was asked for: the pages are asked for in English, and come in other languages at times. */
const LOGIN = [
  ...[
    "log in",
    "login",
    "sign in",
    "anmelden",
    "se connecter",
    "connexion",
    "iniciar sesión",
    "inicia sesión",
  ],
  ...["entrar", "iniciar sessão", "accedi", "aanmelden", "inloggen", "giriş yap", "zaloguj się", "logga in"],
  ...["log ind", "logg inn", "kirjaudu sisään", "masuk", "đăng nhập", "войти", "вход", "увійти"],
  ...["σύνδεση", "تسجيل الدخول", "התחברות", "ログイン", "로그인", "登录", "登入", "เข้าสู่ระบบ", "लॉग इन करें"],
];
const MISSING = [
  ...["page not found", "profile isn.t available", "post isn.t available", "content isn.t available"],
  ...["seite nicht gefunden", "profil (?:ist )?nicht verfügbar", "beitrag (?:ist )?nicht verfügbar"],
  ...["page (?:introuvable|non trouvée)", "(?:profil|publication|contenu) (?:non disponible|indisponible)"],
  ...["página no encontrada", "(?:perfil|publicación) no disponible", "esta página no está disponible"],
  ...[
    "página não encontrada",
    "(?:perfil|publicação|post) (?:não está disponível|não disponível|indisponível)",
  ],
  ...["pagina non trovata", "(?:profilo|post) non (?:è )?disponibile"],
  ...["pagina niet gevonden", "(?:profiel|bericht) (?:is )?niet beschikbaar"],
  ...["sayfa bulunamadı", "(?:profil|gönderi) kullanılamıyor"],
  ...["strony nie znaleziono", "nie znaleziono strony", "profil (?:jest )?niedostępny"],
  ...["sidan kunde inte hittas", "halaman tidak ditemukan", "profil tidak tersedia"],
  ...["страница не найдена", "(?:профиль|публикация) недоступ(?:ен|на)", "сторінку не знайдено"],
  ...["الصفحة غير موجودة", "لم يتم العثور على الصفحة", "الملف الشخصي غير متاح"],
  ...["ページが見つかりません", "プロフィールは?(?:を?ご?利用いただけません|ご覧いただけません)"],
  ...["페이지를 찾을 수 없(?:습니다|음)", "프로필을 (?:이용|사용)할 수 없(?:습니다|음)"],
  ...["找不到(?:页面|頁面|网页|網頁)", "(?:页面|頁面)(?:不存在|未找到)", "无法查看个人主页|無法查看個人檔案"],
];

const alone = (words: readonly string[]) =>
  new RegExp(String.raw`^(?:${words.join("|")})\s*(?:$|[.。•·|–-])`, "iu");
const LOGIN_TITLE = alone(LOGIN);
const MISSING_TITLE = alone(MISSING);

/** Whether a title is that of the page to sign in at. A name may be the same word: behind it stands the handle. */
export const isLoginTitle = (title: string): boolean => LOGIN_TITLE.test(title.trim());
/** Whether a title says that there is no such page. */
export const isMissingTitle = (title: string): boolean => MISSING_TITLE.test(title.trim());

/** What the one count of a post is, where likes are hidden. */
export const COMMENT_WORD =
  /comm?ent|komment|coment|reacti|yorum|komentar|komentarz|bình luận|коммент|комент|σχόλι|تعليق|תגוב|コメント|댓글|评论|評論|留言|ความคิดเห็น|टिप्पणी/iu;
