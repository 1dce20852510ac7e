import styles from "./frame.module.css";
import { useFrameMessages } from "./messages.ts";
import { useOnline } from "./use-online.ts";

/** A thin bar below the header for as long as there is no network; what stands on the screen stays. */
export function OfflineBar() {
  const text = useFrameMessages();
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && <p>{text.offline}</p>}
    </div>
  );
}
