import { useEffect } from "react";
import { useCurrentScreen } from "../screens/current-screen.ts";

const TEXT_TYPES = ["text", "email", "tel", "url", "number", "password", "date", "month"];

const isFormText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement &&
  target.form !== null &&
  !target.form.hasAttribute("data-submits-on-enter") &&
  TEXT_TYPES.includes(target.type);

/** R078: Enter in a text field of a form submits only where the screen or the form says so; a search field searches. */
export function useEnterGuard(): void {
  const submits = useCurrentScreen()?.submitsOnEnter ?? false;
  useEffect(() => {
    if (submits) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && isFormText(event.target)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [submits]);
}
