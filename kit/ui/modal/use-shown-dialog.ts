import { useLayoutEffect, useRef } from "react";
import { showDialog } from "./show-dialog.ts";

/**
 * A dialog that is open for as long as it is drawn. It is closed before it leaves the page, since only then does the
 * browser give the focus back to where it was.
 */
export function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? showDialog(dialog.current) : undefined), []);
  return dialog;
}
