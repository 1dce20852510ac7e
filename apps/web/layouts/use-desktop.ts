import { useSyncExternalStore } from "react";

/** R338: under 992 px the mobile frame. */
const desktop = window.matchMedia("(min-width: 62em)");

const subscribe = (listener: () => void) => {
  desktop.addEventListener("change", listener);
  return () => desktop.removeEventListener("change", listener);
};

/** Whether the window is wide enough for the sidebar. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, () => desktop.matches);
