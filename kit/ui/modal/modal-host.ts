import { createContext, type RefObject } from "react";

/**
 * What dialogs are drawn in: the body, except for those opened from a popover. The browser closes a popover when a
 * dialog outside of it opens, and its content with it.
 */
export const ModalHost = createContext<RefObject<HTMLElement | null> | null>(null);
