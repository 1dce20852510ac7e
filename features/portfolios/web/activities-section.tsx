import { IconPlus, IconSparkles } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { changeItems } from "#kit/ui/menu/change-items.tsx";
import { Menu, type MenuItem } from "#kit/ui/menu/menu.tsx";
import { SortableList } from "#kit/ui/sortable-list/sortable-list.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { deleteActivity } from "../contract/calls.ts";
import type { PortfolioActivity } from "../contract/views.ts";
import { ActivityEntry } from "./entries.tsx";
import { usePortfolioMessages } from "./messages.ts";
import styles from "./portfolio.module.css";
import { useStepItems } from "./step-items.tsx";
import { useSort } from "./use-portfolio.ts";

const ActivityForm = lazy(() => import("./activity-form.tsx"));

type Props = { readonly communityId: number; readonly activities: readonly PortfolioActivity[] };

export function ActivitiesSection({ communityId, activities }: Props) {
  const text = usePortfolioMessages();
  const [open, setOpen] = useState<{ readonly activity?: PortfolioActivity } | null>(null);
  const { rows, sort } = useSort("activities", communityId, activities);
  const stepItems = useStepItems({ rows, sort });
  return (
    <section className={common.stack4}>
      <div className={styles.titleRow}>
        <h2>{text.activities}</h2>
        <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setOpen({})}>
          {text.addActivity}
        </Button>
      </div>
      {rows.length === 0 && (
        <EmptyState icon={IconSparkles} title={text.noActivities}>
          {text.noActivitiesHint}
        </EmptyState>
      )}
      <SortableList rows={rows} nameOf={({ title }) => title} onSort={sort} className={common.stack4}>
        {(activity, handle) => (
          <Activity
            activity={activity}
            handle={handle}
            steps={stepItems(activity.id)}
            onEdit={() => setOpen({ activity })}
          />
        )}
      </SortableList>
      <Suspense fallback={null}>
        {open && (
          <ActivityForm communityId={communityId} edited={open.activity} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </section>
  );
}

type ActivityProps = {
  readonly activity: PortfolioActivity;
  readonly handle: ReactNode;
  readonly steps: readonly MenuItem[];
  readonly onEdit: () => void;
};

function Activity({ activity, handle, steps, onEdit }: ActivityProps) {
  const text = usePortfolioMessages();
  const { id, title } = activity;
  const remove = useAction(deleteActivity, {
    input: () => ({ params: { id } }),
    ask: () => ({
      title: text.deleteActivity.title,
      message: text.deleteActivity.message(title),
      confirmLabel: text.delete,
      danger: true,
    }),
    gone: () => text.gone,
    done: () => text.deleteActivity.done,
  });
  const [edit, ...last] = changeItems({
    abilities: { edit: true, delete: true },
    text,
    onEdit,
    onDelete: remove.run,
  });
  return (
    <Card as="article" className={common.stack2}>
      <div className={styles.head}>
        {handle}
        <div className={styles.names}>
          <h3 {...writtenIn(title)}>{title}</h3>
        </div>
        <Menu label={text.menu(title)} items={[...(edit ? [edit] : []), ...steps, ...last]} />
      </div>
      <ActivityEntry entry={activity} />
      {remove.dialog}
    </Card>
  );
}
