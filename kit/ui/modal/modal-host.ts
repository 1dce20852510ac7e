import { createContext, type RefObject } from "react";

/**
 * Dialogs are rendered into the body, except for those opened from a popover: the browser closes a popover, with its
 * content, when a dialog outside of it opens.
 */
export const ModalHost = createContext<RefObject<HTMLElement | null> | null>(null);
