import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** The place in the rail for what a screen brings itself; null where the window has no room for a rail. */
export const RailPlace = createContext<HTMLElement | null>(null);

/** What a screen has to show beside itself, in place of what the rail shows otherwise. */
export function InRail({ children }: { children: ReactNode }) {
  const place = useContext(RailPlace);
  return place && createPortal(children, place);
}
