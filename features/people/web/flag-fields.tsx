import { useState } from "react";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import type { AsksProps } from "#kit/web/bulk/use-bulk.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { usePeopleFlagMessages } from "./flag-messages.ts";
import styles from "./people.module.css";

const changes = ["", "add", "remove"] as const;
type Change = (typeof changes)[number];
type Chosen = Readonly<Record<number, Change>>;

export function FlagFields({ communityId, locked, onGive }: AsksProps) {
  const text = usePeopleFlagMessages();
  const query = useCall(listManagementFlags, { params: { id: communityId } });
  const [chosen, setChosen] = useState<Chosen>({});
  const choose = (flag: number, change: Change) => {
    const next = { ...chosen, [flag]: change };
    setChosen(next);
    const to = (wanted: Change) =>
      Object.keys(next)
        .map(Number)
        .filter((one) => next[one] === wanted);
    const [add, remove] = [to("add"), to("remove")];
    onGive(add.length + remove.length > 0 ? { add, remove } : null);
  };
  return (
    <Loaded query={query}>
      {({ data: { records } }) => (
        <div className={styles.facts}>
          {records.length === 0 && <p>{text.none}</p>}
          {records.map(({ id, slot, name }) => (
            <RadioGroup
              key={id}
              label={`${slot.toUpperCase()} ${name}`}
              value={chosen[id] ?? ""}
              choices={changes.map((value) => ({ value, label: text.choices[value] }))}
              disabled={locked}
              onChange={(value) => choose(id, value)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
