import { useEffect } from "react";
import { useCurrentScreen } from "../screens/current-screen.ts";

const TEXT_TYPES = ["text", "email", "tel", "url", "number", "password", "date", "month"];

const isFormText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.form !== null && TEXT_TYPES.includes(target.type);

/** R078: Enter in a text field of a form submits only where the screen says so; a search field searches. */
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
