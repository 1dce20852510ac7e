import { useLayoutEffect } from "react";
import styles from "./frame.module.css";
import { useFrameMessages } from "./messages.ts";
import { useOnline } from "./use-online.ts";

/** A thin bar below the header for as long as there is no network; what stands on the screen stays. */
export function OfflineBar() {
  const text = useFrameMessages();
  const isOnline = useOnline();
  // The whole page makes room. With `:has` it would be searched whenever anything on it comes or goes.
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-offline", !isOnline);
    return () => page.removeAttribute("data-offline");
  }, [isOnline]);
  return <div role="status">{!isOnline && <p className={styles.offline}>{text.offline}</p>}</div>;
}
