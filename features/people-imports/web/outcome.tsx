import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { StopBulkAct } from "#features/bulk-results/web/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { JobNumbers } from "#kit/ui/job-numbers/job-numbers.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { type ImportView, undoImport } from "../contract/calls.ts";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { RefusedButton } from "./refused-button.tsx";

const InviteDialog = lazy(async () => ({ default: (await import("./invite-dialog.tsx")).InviteDialog }));

type Props = {
  readonly communityId: number;
  readonly view: ImportView;
  readonly go: Go;
  /** The invitations are to be sent as soon as the import has ended: their dialog opens by itself. */
  readonly sendsNext: boolean;
};

export function Outcome({ communityId, view, go, sendsNext }: Props) {
  const text = useImportMessages();
  const shown = view.undo ?? view.bulk_act;
  if (!shown) return null;
  const { id, state, total, done, skipped, failed } = shown;
  const isRunning = state === "running";
  const title = () => {
    if (isRunning) return view.undo ? text.undoing : text.running;
    if (view.undo) return text.undone;
    return state === "stopped" ? text.stopped : text.ended;
  };
  const numbers: readonly (readonly [string, number])[] = view.undo
    ? [
        [text.undoneCount, done],
        [text.keptCount, skipped + failed],
      ]
    : [
        [text.doneCount, done],
        [text.skippedCount, skipped],
        [text.failedCount, failed],
        ...(view.waiting > 0 ? [[text.waitingCount, view.waiting] as const] : []),
      ];
  return (
    <Card className={styles.form}>
      <h2 role="status">{title()}</h2>
      <JobNumbers
        progress={
          isRunning ? { label: text.progress, value: done + skipped + failed, max: total } : undefined
        }
        numbers={numbers}
      />
      {view.undo && skipped > 0 && <p className={common.note}>{text.keptHint}</p>}
      <div className={common.row3}>
        {isRunning && <StopBulkAct communityId={communityId} id={id} kind={text.title} />}
        <Link
          to={linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: id })}
        >
          {text.result}
        </Link>
        <RefusedButton communityId={communityId} view={view} />
        {!isRunning && view.undo_until && (
          <Undo communityId={communityId} view={view} until={view.undo_until} />
        )}
        {!isRunning && <Button onClick={() => go("file", null)}>{text.another}</Button>}
      </div>
      {!isRunning && !view.undo && (
        <Invitations communityId={communityId} view={view} opens={sendsNext && view.waiting === 0} />
      )}
    </Card>
  );
}

function Undo({
  communityId,
  view,
  until,
}: Pick<Props, "communityId" | "view"> & { readonly until: string }) {
  const text = useImportMessages();
  const undo = useAction(undoImport, {
    input: () => ({ params: { id: communityId, import_id: view.id } }),
    ask: () => ({
      title: text.undoTitle,
      message: text.undoMessage,
      confirmLabel: text.undo,
      danger: true,
    }),
    done: () => text.undoStarted,
  });
  return (
    <>
      <Button pending={undo.isPending} onClick={() => undo.run()}>
        {text.undo}
      </Button>
      <span className={common.note}>{text.undoUntil(formatMinute(new Date(until)))}</span>
      {undo.dialog}
    </>
  );
}

type InvitationsProps = Pick<Props, "communityId" | "view"> & { readonly opens: boolean };

function Invitations({ communityId, view, opens }: InvitationsProps) {
  const text = useImportMessages();
  const [isOpen, setOpen] = useState(opens);
  const { held, sent, registered } = view.invitations;
  const count = held.toLocaleString();
  return (
    <>
      {held > 0 && (
        <NoticeBox>
          {text.held(count)}{" "}
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.sendInvitations(count)}
          </Button>
        </NoticeBox>
      )}
      {sent > 0 && (
        <p className={common.row3}>
          {text.sent(sent.toLocaleString(), registered.toLocaleString())}
          <ButtonLink to={linkTo(`/community/communities/:id/invitations/${view.kind}`, { id: communityId })}>
            {text.openInvitations}
          </ButtonLink>
        </p>
      )}
      {isOpen && held > 0 && (
        <Suspense fallback={null}>
          <InviteDialog
            params={{ id: communityId, import_id: view.id }}
            held={held}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
