import { useLayoutEffect } from "react";
import styles from "./frame.module.css";
import { useFrameMessages } from "./messages.ts";
import { useOnline } from "./use-online.ts";

/** A thin bar stands below the header while there is no network; the screen stays as it is. */
export function OfflineBar() {
  const text = useFrameMessages();
  const isOnline = useOnline();
  // The page makes room by an attribute: `:has` would search it whenever anything on it comes or goes.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-offline", !isOnline);
    return () => page.removeAttribute("data-offline");
  }, [isOnline]);
  return <div role="status">{!isOnline && <p className={styles.offline}>{text.offline}</p>}</div>;
}
