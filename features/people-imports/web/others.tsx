import { Button } from "#kit/ui/button/button.tsx";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { checkImport, type ImportView } from "../contract/calls.ts";
import type { ImportKind, OtherMeaning } from "../contract/fields.ts";
import styles from "./import.module.css";
import { useImportMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly view: ImportView };
type Choice = { readonly kind?: ImportKind; readonly others?: OtherMeaning };

/** Says how many rows are about people of the other kind, and asks what is meant where they are most of the file. */
export function Others({ communityId, view }: Props) {
  const text = useImportMessages();
  const { id, kind, has_header, mapping, empty, mends, others, row_count } = view;
  const count = view.counts?.other_kind ?? 0;
  const check = useAction(checkImport, {
    input: (choice: Choice) => ({
      params: { id: communityId, import_id: id },
      body: { has_header, mapping, empty, mends, ...choice },
    }),
  });
  const isTaken = others === "take";
  if (view.state !== "checked" || (count === 0 && !isTaken)) return null;
  const words = text.otherKinds[kind];
  const isMost = count * 2 > row_count;
  return (
    <section className={styles.others} aria-label={words.title}>
      <h2>{isMost ? words.ask(count.toLocaleString()) : words.title}</h2>
      <p>{isTaken ? words.taken : words.leftOut(count.toLocaleString())}</p>
      {isMost && (
        <div>
          <Button
            variant="primary"
            pending={check.running?.kind !== undefined}
            disabled={check.isPending}
            onClick={() => check.run({ kind: kind === "employees" ? "alumni" : "employees" })}
          >
            {words.change}
          </Button>
        </div>
      )}
      <Checkbox
        label={words.take}
        checked={isTaken}
        disabled={check.isPending}
        onChange={(on) => check.run({ others: on ? "take" : "leave_out" })}
      />
    </section>
  );
}
