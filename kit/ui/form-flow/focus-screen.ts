/** A screen reader goes on from where the screen begins: at its heading, if that is there already. */
export function focusScreen(): void {
  const main = document.querySelector("main");
  const heading = main?.querySelector("h1");
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
