import { focusScreen } from "../form-flow/focus-screen.ts";

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const OUTERMOST = "main, dialog, [popover], body";

/**
 * Remembers where an element stands, and returns how the focus goes on once the element is gone or takes it no longer: to
 * the article beside its own, if that has gone with it, else to the closest control after it or before it, else to the
 * heading of the screen.
 */
export function placeOf(element: Element | null): () => void {
  const article = element?.closest("article");
  const beside = articlesBeside(article);
  const levels: Level[] = [];
  for (let one = element; one?.parentElement && !one.matches(OUTERMOST); one = one.parentElement)
    levels.push({
      parent: one.parentElement,
      before: one.previousElementSibling,
      after: one.nextElementSibling,
    });
  return () => {
    const isAlone = article && !article.isConnected;
    const next = isAlone ? beside.find((one) => one.isConnected) : closestStop(levels);
    if (!next) return focusScreen();
    if (next instanceof HTMLElement && next.matches("article")) next.tabIndex = -1;
    next.focus();
  };
}

/** In this order they take over the focus: the articles after this one, then the ones before it. */
function articlesBeside(own: Element | null | undefined): readonly HTMLElement[] {
  const all = own ? [...document.querySelectorAll<HTMLElement>("main article")] : [];
  const index = all.findIndex((one) => one === own);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).toReversed()];
}

type Level = { readonly parent: Element; readonly before: Element | null; readonly after: Element | null };

const isAfter = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !other.contains(one);

const takesFocus = (one: HTMLElement) =>
  one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility();

/** What has come in the element's stead is the first after what was before it. */
function closestStop(levels: readonly Level[]): HTMLElement | undefined {
  for (const { parent, before, after } of levels) {
    const stops = parent.isConnected ? [...parent.querySelectorAll<HTMLElement>(STOPS)] : [];
    const follows = (one: Element) => {
      if (before?.isConnected) return isAfter(one, before);
      return before === null || (after?.isConnected && !isAfter(after, one));
    };
    const stop = stops.find((one) => follows(one) && takesFocus(one)) ?? stops.findLast(takesFocus);
    if (stop) return stop;
  }
  return undefined;
}
