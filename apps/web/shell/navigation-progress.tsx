import { defineMessages } from "#kit/web/i18n.ts";
import styles from "./navigation-progress.module.css";

const useText = defineMessages({ loading: "画面を読み込んでいます" }, { loading: "Loading the screen" });

/** A thin bar while the next screen is on its way; the present one stays usable. */
export function NavigationProgress({ active }: { active: boolean }) {
  const text = useText();
  return active ? <div role="progressbar" aria-label={text.loading} className={styles.bar} /> : null;
}
