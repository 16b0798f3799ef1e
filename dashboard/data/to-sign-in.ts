/** Leaves for the page where one signs in, which leads back to where one was. */
export function toSignIn(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}
