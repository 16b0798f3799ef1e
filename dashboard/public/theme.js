// The theme and the language that this browser chose, before the first paint. What it chose is written by parts/shell/theme.ts.
(() => {
  const root = document.documentElement;
  const chosen = localStorage.getItem("quarry.theme");
  root.dataset.theme = chosen ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.lang = localStorage.getItem("quarry.language") ?? (navigator.language.startsWith("tr") ? "tr" : "en");
})();
