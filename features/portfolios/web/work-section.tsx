import { IconBriefcase, IconPlus } from "@tabler/icons-react";
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
import { deleteWorkHistory } from "../contract/calls.ts";
import type { PortfolioCorporation, PortfolioHistory } from "../contract/views.ts";
import { HistoryEntry, Tenure } from "./entries.tsx";
import { usePortfolioMessages } from "./messages.ts";
import styles from "./portfolio.module.css";
import { useStepItems } from "./step-items.tsx";
import { useSort } from "./use-portfolio.ts";

const HistoryForm = lazy(() => import("./history-form.tsx"));
const RenameForm = lazy(() => import("./rename-form.tsx"));

type Props = { readonly communityId: number; readonly corporations: readonly PortfolioCorporation[] };
type Open =
  | { readonly form: "history"; readonly corporation: string; readonly history?: PortfolioHistory }
  | { readonly form: "rename"; readonly corporation: PortfolioCorporation };

export function WorkSection({ communityId, corporations }: Props) {
  const text = usePortfolioMessages();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { rows, sort } = useSort("corporations", communityId, corporations);
  const stepItems = useStepItems({ rows, sort });
  const add = () => setOpen({ form: "history", corporation: "" });
  return (
    <section className={common.stack4}>
      <div className={styles.titleRow}>
        <h2>{text.work}</h2>
        <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
          {text.addWork}
        </Button>
      </div>
      {rows.length === 0 && (
        <EmptyState icon={IconBriefcase} title={text.noWork}>
          {text.noWorkHint}
        </EmptyState>
      )}
      <SortableList rows={rows} nameOf={({ name }) => name} onSort={sort} className={common.stack4}>
        {(corporation, handle) => (
          <Corporation
            corporation={corporation}
            handle={handle}
            steps={stepItems(corporation.id)}
            onOpen={setOpen}
          />
        )}
      </SortableList>
      <Suspense fallback={null}>
        {open?.form === "history" && (
          <HistoryForm communityId={communityId} corporations={corporations} edited={open} onClose={close} />
        )}
        {open?.form === "rename" && <RenameForm corporation={open.corporation} onClose={close} />}
      </Suspense>
    </section>
  );
}

type CorporationProps = {
  readonly corporation: PortfolioCorporation;
  readonly handle: ReactNode;
  readonly steps: readonly MenuItem[];
  readonly onOpen: (open: Open) => void;
};

function Corporation({ corporation, handle, steps, onOpen }: CorporationProps) {
  const text = usePortfolioMessages();
  const { name, histories } = corporation;
  return (
    <Card as="article" className={common.stack3}>
      <div className={styles.head}>
        {handle}
        <div className={styles.names}>
          <h3 {...writtenIn(name)}>{name}</h3>
          {histories.length > 1 && <Tenure of={histories} />}
        </div>
        <Menu
          label={text.menu(name)}
          items={[
            { label: text.addHere, onSelect: () => onOpen({ form: "history", corporation: name }) },
            { label: text.rename, onSelect: () => onOpen({ form: "rename", corporation }) },
            ...steps,
          ]}
        />
      </div>
      <div className={styles.line}>
        {histories.map((history) => (
          <History
            key={history.id}
            history={history}
            corporation={corporation}
            onEdit={() => onOpen({ form: "history", corporation: name, history })}
          />
        ))}
      </div>
    </Card>
  );
}

type HistoryProps = {
  readonly history: PortfolioHistory;
  readonly corporation: PortfolioCorporation;
  readonly onEdit: () => void;
};

function History({ history, corporation, onEdit }: HistoryProps) {
  const text = usePortfolioMessages();
  const { name, histories } = corporation;
  const what = [name, history.department_name, history.position].filter(Boolean).join(" ");
  const remove = useAction(deleteWorkHistory, {
    input: () => ({ params: { id: history.id } }),
    ask: () => ({
      title: text.deleteWork.title,
      message: `${text.deleteWork.message(what)}${histories.length === 1 ? text.deleteWork.last(name) : ""}`,
      confirmLabel: text.delete,
      danger: true,
    }),
    gone: () => text.gone,
    done: () => text.deleteWork.done,
  });
  return (
    <>
      <HistoryEntry
        entry={history}
        menu={
          <Menu
            label={text.menu(what)}
            items={changeItems({
              abilities: { edit: true, delete: true },
              text,
              onEdit,
              onDelete: remove.run,
            })}
          />
        }
      />
      {remove.dialog}
    </>
  );
}
