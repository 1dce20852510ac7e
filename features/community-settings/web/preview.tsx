import { type ReactNode, useId } from "react";
import type { SettingsSection } from "../contract/calls.ts";
import { useSettingsMessages } from "./messages.ts";
import styles from "./settings.module.css";

/** Shows what members will see of what stands in the fields, before it is saved. */
export function Preview({ section, children }: { section: SettingsSection; children: ReactNode }) {
  const text = useSettingsMessages();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.previewTitle}>
        {text.preview(text.sections[section].title)}
      </h3>
      {children}
    </section>
  );
}
