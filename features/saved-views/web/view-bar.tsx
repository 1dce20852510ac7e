import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { type Tab, Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useSavedViewMessages } from "./messages.ts";
import styles from "./saved-views.module.css";

type Props = {
  readonly tabs: readonly Tab[];
  readonly current: string;
  /** What can be done with the view on show, where somebody has kept it. */
  readonly settings?: { readonly name: string; readonly acts: readonly MenuItem[] } | undefined;
  readonly onKeep: () => void;
  /** Of a view on show that is no longer as it was kept; whoever may not save it has no `onSave`. */
  readonly changed?:
    | { readonly saving: boolean; readonly onSave: (() => void) | undefined; readonly onRevert: () => void }
    | undefined;
  /** So many conditions of the view are none any more. */
  readonly lost: number;
  readonly children?: ReactNode;
};

/** The line of views above a list. */
export function ViewBar({ tabs, current, settings, onKeep, changed, lost, children }: Props) {
  const text = useSavedViewMessages();
  return (
    <div className={styles.views}>
      <Tabs label={text.label} current={current} tabs={tabs} />
      {settings && <Menu label={text.settings(settings.name)} items={settings.acts} />}
      <Button variant="quiet" icon={<IconPlus size={16} aria-hidden="true" />} onClick={onKeep}>
        {text.keep}
      </Button>
      {changed && (
        <span className={styles.changed}>
          <span>{text.changed}</span>
          {changed.onSave && (
            <Button size="sm" pending={changed.saving} onClick={changed.onSave}>
              {text.save}
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={changed.onRevert}>
            {text.revert}
          </Button>
        </span>
      )}
      {lost > 0 && (
        <p role="status" className={styles.lost}>
          {text.lost(lost)}
        </p>
      )}
      {children}
    </div>
  );
}
