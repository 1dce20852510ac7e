import { placeOf } from "../focus/place-of.ts";
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
  const goOn = placeOf(opener);
  if (!dialog.open) dialog.showModal();
  change([...openDialogs.read(), dialog]);
  return () => {
    dialog.close();
    change(openDialogs.read().filter((one) => one !== dialog));
    // What was asked about may go together with the dialog.
    setTimeout(() => {
      if (!opener?.isConnected && document.activeElement === document.body) goOn();
    });
  };
}
