import { IconTrash } from "@tabler/icons-react";
import { Fragment } from "react";
import type { BulkCall, Selection } from "#kit/contract/bulk.ts";
import { Button } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { type BulkOptions, useBulk } from "./use-bulk.tsx";

type OwnOptions = "words" | "irreversible" | "asks" | "undo" | "opening" | "onClose";
type Act = Pick<BulkOptions, OwnOptions> & {
  readonly call: BulkCall;
  readonly label: string;
  /** It is the usual next step; an irreversible act is separate anyway. */
  readonly isNext?: boolean;
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
  const plain = all.filter(({ irreversible }) => !irreversible);
  const running = all.some(({ isPending }) => isPending);
  const look = (isNext: boolean | undefined) => (isNext ? ("primary" as const) : ("secondary" as const));
  return {
    /** These are for `TableScreen`. */
    bulk: (selected: () => Selection) =>
      all.map(({ call, label, irreversible, isNext, isPending, run }) => ({
        key: call.kind,
        label,
        variant: irreversible ? ("danger" as const) : look(isNext),
        pending: isPending,
        onRun: () => run(selected()),
      })),
    buttons: (id: number) =>
      plain.map(({ call, label, isNext, isPending, run }) => (
        <Button
          key={call.kind}
          variant={look(isNext)}
          disabled={running && !isPending}
          pending={isPending}
          onClick={() => run({ ids: [id] })}
        >
          {label}
        </Button>
      )),
    /** Destructive acts are separate, behind the three dots. */
    menu: (id: number): MenuItem[] =>
      all
        .filter((act) => act.irreversible)
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
