type Listener = () => void;

/** The last of the open dialogs is on top. */
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
  if (!dialog.open) dialog.showModal();
  change([...open, dialog]);
  return () => {
    dialog.close();
    change(open.filter((one) => one !== dialog));
  };
}

export const subscribeToDialogs = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
/** Outside of the dialog the browser lets nothing be pressed, and a screen reader says nothing. */
export const topDialog = (): HTMLDialogElement | undefined => open.at(-1);
