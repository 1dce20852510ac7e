import { useEffect } from "react";
import { focusScreen } from "./focus-screen.ts";

/** Takes the focus where a form was whose focused button is gone, so that a screen reader goes on from here. */
export function useFocusIfLost(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusScreen();
  }, []);
}
