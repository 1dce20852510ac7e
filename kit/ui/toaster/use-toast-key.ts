import { type RefObject, useEffect } from "react";

/** F8 leads to what can be done about a message, and the focus returns to where it was when the message goes. */
export function useToastKey(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let origin: Element | null = null;
    const go = (event: KeyboardEvent) => {
      const button = area.current?.querySelector("button");
      if (event.key !== "F8" || !button) return;
      event.preventDefault();
      if (!area.current?.contains(document.activeElement)) origin = document.activeElement;
      button.focus();
    };
    const back = new MutationObserver(() => {
      if (!origin || document.activeElement !== document.body) return;
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      origin = null;
    });
    if (area.current) back.observe(area.current, { childList: true });
    addEventListener("keydown", go);
    return () => {
      back.disconnect();
      removeEventListener("keydown", go);
    };
  }, [area]);
}
