type Listener = () => void;

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<Listener>();

const change = (next: typeof open) => {
  open = next;
  document.documentElement.toggleAttribute("data-behind-dialog", open.length > 0);
  for (const listener of listeners) listener();
};

/**
 * Opens a dialog over the page and returns how to close it. The page gets an attribute, since `:has` would search all
 * of it whenever anything on it comes or goes.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const beside = articlesBeside(opener);
  if (!dialog.open) dialog.showModal();
  change([...open, dialog]);
  return () => {
    dialog.close();
    change(open.filter((one) => one !== dialog));
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
  if (!article) return;
  article.tabIndex = -1;
  article.focus();
}

export const subscribeToDialogs = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Outside of the dialog the browser lets nothing be pressed, and a screen reader says nothing. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);
