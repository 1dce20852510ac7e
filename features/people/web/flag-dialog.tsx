import { useState } from "react";
import type { FlagSlot, ManagementFlag } from "#features/management-flags/contract/calls.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useTableMessages } from "#kit/ui/data-table/messages.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { toast } from "#kit/ui/toaster/toast.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { flagPeople } from "../contract/flag-people.ts";
import { useFlagMessages } from "./flag-messages.ts";
import styles from "./people.module.css";

type Props = {
  readonly communityId: number;
  readonly kind: MemberKind;
  readonly selection: Selection;
  readonly flags: readonly ManagementFlag[];
  readonly onClose: () => void;
};

const changes = ["", "add", "remove"] as const;
type Change = (typeof changes)[number];
type Marks = { readonly [K in "add" | "remove" | "set"]?: FlagSlot[] };

/** OE53: which flags are put on whoever is selected, and which are taken off; undone exactly as it was. */
export function FlagDialog({ communityId, kind, selection, flags, onClose }: Props) {
  const text = useFlagMessages();
  const count = useTableMessages().people;
  const [chosen, setChosen] = useState<Readonly<Partial<Record<FlagSlot, Change>>>>({});
  const user_type = kind === "alumnus" ? ("alumni" as const) : ("employee" as const);
  const params = { id: communityId };
  const undo = useAction(flagPeople, {
    input: ({ ids, set }: { ids: number[]; set: FlagSlot[] }) => ({ params, body: { user_type, ids, set } }),
  });
  const mark = useAction(flagPeople, {
    input: (marks: Marks) => ({ params, body: { user_type, ...selection, ...marks } }) as never,
    onDone: ({ data: { changed } }) => {
      const before = Map.groupBy(changed, (person) => person.before.join());
      const back = () => {
        for (const people of before.values())
          undo.run({ ids: people.map(({ id }) => id), set: people[0]?.before ?? [] });
      };
      const actions = changed.length > 0 ? [{ label: text.undo, run: back }] : [];
      toast({ type: "success", message: text.done(count(changed.length)), actions });
      onClose();
    },
  });
  const slotsTo = (change: Change) => flags.map(({ slot }) => slot).filter((slot) => chosen[slot] === change);
  const marks = { add: slotsTo("add"), remove: slotsTo("remove") };
  const isNothing = marks.add.length + marks.remove.length === 0;
  return (
    <Modal
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabled={isNothing}
            pending={mark.isPending}
            onClick={() => mark.run(marks)}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <p>{flags.length > 0 ? text.effect : text.none}</p>
        {flags.map(({ slot, name }) => (
          <RadioGroup
            key={slot}
            label={`${slot.toUpperCase()} ${name}`}
            value={chosen[slot] ?? ""}
            choices={changes.map((value) => ({ value, label: text.choices[value] }))}
            onChange={(value) => setChosen((old) => ({ ...old, [slot]: value }))}
          />
        ))}
      </div>
    </Modal>
  );
}
