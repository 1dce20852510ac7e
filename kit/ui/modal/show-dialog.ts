import { focusScreen } from "../form-flow/focus-screen.ts";
import { createStore } from "../store.ts";

export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

const change = (next: readonly HTMLDialogElement[]) => {
  document.documentElement.toggleAttribute("data-behind-dialog", next.length > 0);
  openDialogs.set(next);
};

/**
 * Opens a dialog over the page and returns how to close it. The page gets an attribute, since `:has` would search all
 * of it whenever anything on it comes or goes.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const beside = articlesBeside(opener);
  if (!dialog.open) dialog.showModal();
  change([...openDialogs.read(), dialog]);
  return () => {
    dialog.close();
    change(openDialogs.read().filter((one) => one !== dialog));
    // What was asked about may go together with the dialog.
    setTimeout(() => {
      if (!opener?.isConnected && document.activeElement === document.body)
        takeFocus(beside.find((one) => one.isConnected));
    });
  };
}

/** Returns the articles after that of an element, then the one before it: in this order they take over the focus. */
function articlesBeside(element: Element | null): readonly HTMLElement[] {
  const own = element?.closest("article");
  const all = own ? [...document.querySelectorAll<HTMLElement>("main article")] : [];
  const index = all.findIndex((one) => one === own);
  return [...all.slice(index + 1), ...all.slice(0, Math.max(0, index)).toReversed()];
}

function takeFocus(article: HTMLElement | undefined): void {
  if (article) {
    article.tabIndex = -1;
    article.focus();
  } else focusScreen();
}
