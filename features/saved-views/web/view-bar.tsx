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
  /** Offers the acts on the open view, where it is a saved one. */
  readonly settings?: { readonly name: string; readonly acts: readonly MenuItem[] } | undefined;
  readonly onKeep: () => void;
  /** The open view differs from its saved state; `onSave` is absent for people who may not save it. */
  readonly changed?:
    | { readonly saving: boolean; readonly onSave: (() => void) | undefined; readonly onRevert: () => void }
    | undefined;
  readonly lost: number;
  readonly children?: ReactNode;
};

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
