import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "#kit/ui/button/button.tsx";
import { CommunityNotices } from "./community-notices.tsx";
import { MarkAllRead } from "./mark-all-read.tsx";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-panel.module.css";
import { type PanelTab, PanelTabs } from "./panel-tabs.tsx";
import { ProductNotices } from "./product-notices.tsx";

type Props = {
  readonly communityId: number | null;
  readonly unread: { readonly community: number; readonly product: number };
  readonly onClose: () => void;
};

/** R050, R051: shows two lists inside a community, only the product's outside. */
export default function NotificationPanel({ communityId, unread, onClose }: Props) {
  const text = useNoticeMessages();
  const [chosen, setChosen] = useState<PanelTab>(
    unread.community === 0 && unread.product > 0 ? "product" : "community",
  );
  const tab = communityId === null ? "product" : chosen;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        {unread[tab] > 0 && <MarkAllRead tab={tab} communityId={communityId} count={unread[tab]} />}
        <IconButton label={text.close} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
      </div>
      {communityId !== null && <PanelTabs current={tab} unread={unread} onChoose={setChosen} />}
      {tab === "community" && communityId !== null ? (
        <CommunityNotices communityId={communityId} onLeave={onClose} />
      ) : (
        <ProductNotices />
      )}
    </div>
  );
}
