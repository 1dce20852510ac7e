import { useState } from "react";
import { useLocation } from "react-router";
import { keepChoice, readChoice } from "#kit/ui/kept-choice.ts";
import type { MenuEntry } from "../frame-types.ts";

const CHOICE = "settings_menu";
/** From this height of the window on, the whole menu fits. */
const ROOM_FOR_ALL = "(min-height: 53.75em)";

/** Tells whether the seldom used entries are shown: as chosen, else where there is room; always at one of them. */
export function useUnfolded(entries: readonly MenuEntry[]): [boolean, () => void] {
  const { pathname } = useLocation();
  const isInside = entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const [wasInside, setWasInside] = useState(isInside);
  const [isOpen, setOpen] = useState(() => {
    const chosen = readChoice(CHOICE);
    return isInside || (chosen ? chosen === "open" : window.matchMedia(ROOM_FOR_ALL).matches);
  });
  if (isInside !== wasInside) {
    setWasInside(isInside);
    if (isInside) setOpen(true);
  }
  const toggle = () => {
    keepChoice(CHOICE, isOpen ? "closed" : "open");
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
