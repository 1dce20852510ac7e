let shown = 0;

const countShown = (change: 1 | -1) => {
  shown += change;
  document.documentElement.toggleAttribute("data-behind-dialog", shown > 0);
};

/**
 * Opens a dialog over the page; answers how to close it. The page is told by an attribute, since `:has` would have all of it
 * searched whenever anything on it comes or goes.
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  if (!dialog.open) dialog.showModal();
  countShown(1);
  return () => {
    dialog.close();
    countShown(-1);
  };
}
