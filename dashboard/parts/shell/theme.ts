export type Theme = "light" | "dark" | "system";

const KEPT_AS = "quarry.theme";
const DARK = "(prefers-color-scheme: dark)";

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEPT_AS);
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** From now on, and in this browser also the next time: `public/theme.js` reads it before anything is drawn. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, theme);
  show();
}

/** Follows the system while nothing else is chosen. */
export function followSystem(): void {
  matchMedia(DARK).addEventListener("change", show);
}

function show(): void {
  const theme = chosenTheme();
  const system = matchMedia(DARK).matches ? "dark" : "light";
  document.documentElement.dataset["theme"] = theme === "system" ? system : theme;
}
