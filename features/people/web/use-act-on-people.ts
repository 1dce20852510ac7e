import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useActs } from "#kit/web/bulk/use-acts.tsx";
import type { Asks, BulkOptions } from "#kit/web/bulk/use-bulk.tsx";
import { peopleActs } from "../contract/acts.ts";
import type { Person } from "../contract/list-people.ts";
import { whyNot } from "../contract/why-not.ts";
import { undoOf, useActMessages } from "./act-words.ts";
import { FlagFields } from "./flag-fields.tsx";
import { ReasonFields } from "./reason-fields.tsx";

const names = Object.keys(peopleActs) as (keyof typeof peopleActs)[];

const fits = (
  act: keyof typeof peopleActs,
  { status: state, is_turned_over: is_unowned, ...person }: Person,
) => !whyNot[act]({ state, is_unowned, ...person });

/** These are the inputs of the acts beside their targets. */
const asking: Readonly<Partial<Record<keyof typeof peopleActs, Asks>>> = {
  flagPeople: { Fields: FlagFields, decides: true },
  withdrawPeople: { Fields: ReasonFields },
};

type Flagging = Pick<BulkOptions, "opening" | "onClose">;

/** Acts on one or many people after a preview. */
export function useActOnPeople(
  communityId: number,
  kind: MemberKind,
  onDone: BulkOptions["onDone"],
  flagging: Flagging = {},
) {
  const { label, words } = useActMessages();
  const acts = names.map((name) => {
    const undo = undoOf(name, kind);
    const asks = asking[name];
    return {
      call: peopleActs[name][kind],
      label: label[name],
      words: words[name],
      irreversible: name === "withdrawPeople",
      ...(undo && { undo }),
      ...(asks && { asks }),
      ...(name === "flagPeople" && flagging),
    };
  });
  const { bulk, dialog } = useActs(acts, { communityId, counted: "people", onDone });
  const menu = (person: Person): MenuItem[] =>
    bulk(() => ({ ids: [person.id] }))
      .filter((_, at) => fits(names[at] ?? "withdrawPeople", person))
      .map(({ label: name, variant, onRun }) => ({
        label: name,
        danger: variant === "danger",
        onSelect: onRun,
      }));
  return { bulk, menu, dialog };
}
