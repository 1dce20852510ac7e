import { CountBadge } from "#kit/ui/badge/badge.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";

export const panelTabs = ["community", "product"] as const;
export type PanelTab = (typeof panelTabs)[number];

type Props = {
  readonly current: PanelTab;
  readonly unread: Readonly<Record<PanelTab, number>>;
  readonly onChoose: (tab: PanelTab) => void;
};

export function PanelTabs({ current, unread, onChoose }: Props) {
  const text = useNoticeMessages();
  return (
    <div className={styles.tabs}>
      {panelTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          className={styles.tab}
          aria-pressed={tab === current}
          onClick={() => onChoose(tab)}
        >
          {text.tabs[tab]}
          <CountBadge count={unread[tab]} label={text.unread(unread[tab])} />
        </button>
      ))}
    </div>
  );
}
