import { IconTrash } from "@tabler/icons-react";
import { Fragment } from "react";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import { Button } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { BulkAction } from "../table/selected.tsx";
import { type BulkOptions, useBulk } from "./use-bulk.tsx";

type OwnOptions = "words" | "irreversible" | "asks" | "undo" | "opening" | "onClose";
type Act = Pick<BulkOptions, OwnOptions> & {
  readonly call: BulkCall;
  readonly label: string;
  /** It is the usual next step; an irreversible act is separate anyway. */
  readonly isNext?: boolean;
  /** It is one of the usual answers, so it stands beside the others although it is irreversible. */
  readonly isAnswer?: boolean;
};

/**
 * Offers acts on the same rows: in a table for many, in a panel or on a page for one. The acts must be the same in the
 * same order at each render. Render `dialog` somewhere.
 */
export function useActs(acts: readonly Act[], shared: Omit<BulkOptions, OwnOptions>) {
  const all = acts.map((act) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the acts are always the same
    return { ...act, ...useBulk(act.call, { ...shared, ...act }) };
  });
  const plain = all.filter(({ irreversible, isAnswer }) => isAnswer || !irreversible);
  const running = all.some(({ isPending }) => isPending);
  const look = ({ irreversible, isNext }: Pick<Act, "irreversible" | "isNext">) => {
    if (irreversible) return "danger" as const;
    return isNext ? ("primary" as const) : ("secondary" as const);
  };
  return {
    /** These are for `TableScreen`. */
    bulk: (selected: () => Selection): BulkAction[] =>
      all.map(({ isPending, run, ...act }) => ({
        key: act.call.kind,
        label: act.label,
        variant: look(act),
        pending: isPending,
        onRun: () => run(selected()),
      })),
    buttons: (id: number) =>
      plain.map(({ isPending, run, ...act }) => (
        <Button
          key={act.call.kind}
          variant={look(act)}
          disabled={running && !isPending}
          pending={isPending}
          onClick={() => run({ ids: [id] })}
        >
          {act.label}
        </Button>
      )),
    /** Destructive acts are separate, behind the three dots. */
    menu: (id: number): MenuItem[] =>
      all
        .filter((act) => !plain.includes(act))
        .map(({ label, run }) => ({
          label,
          icon: <IconTrash size={18} aria-hidden="true" />,
          danger: true,
          onSelect: () => run({ ids: [id] }),
        })),
    hits: (id: number) => all.some((act) => act.hits(id)),
    dialog: all.map(({ call, dialog }) => <Fragment key={call.kind}>{dialog}</Fragment>),
  };
}
