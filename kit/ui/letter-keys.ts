import { useEffect, useRef } from "react";
import { isConverting } from "./is-converting.ts";
import { keepChoice, readChoice, useChoice } from "./kept-choice.ts";

const NAME = "letter_keys";
const OFF = "off";
const TYPED_IN = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
const IN_FRONT = "dialog[open], [role=dialog]:popover-open, [role=menu]:popover-open";

/** Single letters can be switched off by people who speak to the computer or hit keys by accident: WCAG 2.1.4. */
export const useLetterKeys = () => ({
  on: useChoice(NAME) !== OFF,
  turn: (on: boolean) => keepChoice(NAME, on ? "" : OFF),
});

/** Returns the key pressed as a command; "" where it is part of a text or belongs to something in front. */
function commandOf(event: KeyboardEvent): string {
  const { target, key } = event;
  if (isConverting(event) || event.ctrlKey || event.metaKey || event.altKey || key.length !== 1) return "";
  if (readChoice(NAME) === OFF || document.querySelector(IN_FRONT)) return "";
  return target instanceof Element && target.closest(TYPED_IN) ? "" : key.toLowerCase();
}

export type Commands = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Binds single letters while the part is on the screen. */
export function useLetterCommands(commands: Commands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const run = latest.current[commandOf(event)];
      if (!run) return;
      event.preventDefault();
      run(event);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
