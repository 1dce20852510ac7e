import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Button, IconButton } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { markNoticesRead, markProductNoticesRead } from "../contract/calls.ts";
import { CommunityNotices } from "./community-notices.tsx";
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

type MarkProps = Pick<Props, "communityId"> & { readonly tab: PanelTab; readonly count: number };

/** R137–R139: offered while something is unread; it asks first, and says when it fails. */
function MarkAllRead({ tab, communityId, count }: MarkProps) {
  const text = useNoticeMessages();
  const mark = useAction(tab === "community" ? markNoticesRead : markProductNoticesRead, {
    input: () => ({ params: { id: communityId ?? 0 } }),
    ask: () => ({
      title: text.markAllTitle,
      message: text.markAllText(count),
      confirmLabel: text.markAllConfirm,
    }),
    refused: () => text.markAsReadNotificationFailed,
  });
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => mark.run()}>
        {text.markAll}
      </Button>
      {mark.dialog}
    </>
  );
}
