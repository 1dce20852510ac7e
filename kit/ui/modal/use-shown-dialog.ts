import { useLayoutEffect, useRef } from "react";
import { showDialog } from "./show-dialog.ts";

/**
 * Keeps a dialog open while it is rendered. It closes before it leaves the page, since only then does the browser
 * return the focus.
 */
export function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? showDialog(dialog.current) : undefined), []);
  return dialog;
}
