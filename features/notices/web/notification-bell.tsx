import { IconBell } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Counted } from "#kit/ui/badge/badge.tsx";
import { IconButton } from "#kit/ui/button/button.tsx";
import { ModalHost } from "#kit/ui/modal/modal-host.ts";
import { closeOnLeave } from "#kit/ui/popover/close-on-leave.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import { OPENED_PARAM } from "../contract/opened-param.ts";
import { useNoticeMessages } from "./messages.ts";
import styles from "./notification-bell.module.css";
import { useUnreadLive, useUnreadNotices } from "./use-unread-notices.ts";

const NotificationPanel = lazy(() => import("./notification-panel.tsx"));
const NoticeDetail = lazy(async () => ({ default: (await import("./notice-detail.tsx")).NoticeDetail }));

type Props = {
  /** Other places can open the panel by this id. */
  readonly id: string;
  readonly communityId: number | null;
};

/** The bell of the header with its count; the panel is loaded when it is first opened. R050, R051 */
export function NotificationBell({ id, communityId }: Props) {
  const text = useNoticeMessages();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const unread = useUnreadNotices(communityId);
  useUnreadLive();
  const { pathname } = useLocation();
  const count = unread.community + unread.product;
  // It does not stay over another screen; what changes on this one, a filter or a closed dialog, leaves it open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pathname` stands for the navigation
  useEffect(() => panel.current?.hidePopover(), [pathname]);
  return (
    <>
      <IconButton label={text.title} aria-label={undefined} popoverTarget={id}>
        <span className="visually-hidden">{text.title}</span>
        <Counted icon={<IconBell size={24} aria-hidden="true" />} count={count} label={text.unread(count)} />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text.title}
        tabIndex={-1}
        className={styles.panel}
        onBlur={closeOnLeave}
        onToggle={(event) => {
          if (event.target !== panel.current) return;
          const opens = event.nativeEvent.newState === "open";
          setOpen(opens);
          if (opens) panel.current?.focus();
        }}
      >
        {open && (
          <ModalHost.Provider value={panel}>
            <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
              <NotificationPanel
                communityId={communityId}
                unread={unread}
                onClose={() => panel.current?.hidePopover()}
              />
            </Suspense>
          </ModalHost.Provider>
        )}
      </div>
      {communityId !== null && <OpenedNotice communityId={communityId} />}
    </>
  );
}

/** Whoever comes by the mail about a notice of the office has its detail before them. */
function OpenedNotice({ communityId }: { readonly communityId: number }) {
  const [address, setAddress] = useAddress();
  const opened = address.get(OPENED_PARAM) ?? "";
  const close = () =>
    setAddress(
      (now) => {
        now.delete(OPENED_PARAM);
        return now;
      },
      { replace: true },
    );
  return (
    /^[1-9]\d{0,14}$/.test(opened) && (
      <Suspense fallback={null}>
        <NoticeDetail communityId={communityId} id={Number(opened)} onClose={close} />
      </Suspense>
    )
  );
}
