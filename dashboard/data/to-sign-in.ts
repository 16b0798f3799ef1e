/** Beginnings of paths that need no account. */
const open: string[] = [];

/** Leaves who is not signed in where they are, on a path and below it. */
export function leaveOpen(path: string): void {
  open.push(path);
}

export function isOpenHere(): boolean {
  const here = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  return open.some((path) => here === path || here.startsWith(`${path}/`));
}

/** Leaves for the page where one signs in, which leads back to where one was; not from pages that need no account. */
export function toSignIn(): void {
  if (isOpenHere()) return;
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}
