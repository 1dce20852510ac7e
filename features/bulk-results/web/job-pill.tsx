import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { toast } from "#kit/ui/toaster/toast.ts";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { refreshAll } from "#kit/web/query/after-call.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { type BulkActView, listBulkActs } from "../contract/calls.ts";
import styles from "./bulk-act.module.css";
import { useBulkActMessages } from "./messages.ts";
import { useBulkActLive, useKinds } from "./use-bulk-acts.ts";

type Props = { readonly communityId: number; readonly kinds: readonly BulkKind[] };

/** Shows what is under way in the community and how far it is, and says when it has ended. */
export function JobPill({ communityId, kinds }: Props) {
  const text = useBulkActMessages();
  const { label } = useKinds(kinds);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const query = { outcome: "running" } as const;
  const { data } = useCall(listBulkActs, { params: { id: communityId }, query });
  const running = data?.data.records ?? [];
  useBulkActLive(communityId, ({ id, kind, state }) => {
    if (state === "running" || !running.some((one) => one.id === id)) return;
    // The job may have changed any list on the screen.
    void refreshAll(cache);
    const show = {
      label: text.show,
      run: () =>
        void navigate(
          linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: id }),
        ),
    };
    toast({ type: "info", message: text.finished(label(kind)), actions: [show] });
  });
  return <Running communityId={communityId} kinds={kinds} bulkActs={running} />;
}

/** Shows the first act under way and how many others there are; nothing where there are none. */
export function Running({
  communityId,
  kinds,
  bulkActs,
}: Props & { readonly bulkActs: readonly BulkActView[] }) {
  const text = useBulkActMessages();
  const { label } = useKinds(kinds);
  const [first, ...others] = bulkActs;
  if (!first) return null;
  const { id, kind, done, skipped, failed, total } = first;
  return (
    <Link
      className={styles.pill}
      to={
        others.length > 0
          ? linkTo("/community/communities/:id/bulk_acts", { id: communityId })
          : linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: id })
      }
      role="status"
    >
      <span className={styles.spinner} aria-hidden="true" />
      {text.running(label(kind), (done + skipped + failed).toLocaleString(), total.toLocaleString())}
      {others.length > 0 && <span className={common.dim}>{text.more(others.length)}</span>}
    </Link>
  );
}
