import type { Session } from "../contract/views.ts";
import { useAccountMessages } from "./messages.ts";

/** Names a device in plain words, as far as its browser is recognised. */
export function useDeviceName(): (session: Session) => string {
  const text = useAccountMessages().sessions;
  return ({ browser, system }) => {
    if (system) return text.device(browser ?? text.unknownBrowser, system);
    return browser ?? text.unknown;
  };
}
