import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";

/** A screen's own content is in this place of the rail; it is null where the window has no room for a rail. */
export const RailPlace = createContext<HTMLElement | null>(null);

/** Shows a screen's own content in place of the rail's. */
export function InRail({ children }: { children: ReactNode }) {
  const place = useContext(RailPlace);
  return place && createPortal(children, place);
}
