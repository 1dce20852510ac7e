import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { useAction } from "#kit/web/query/use-action.tsx";
import { checkImport, type ImportView } from "../contract/calls.ts";
import type { DefectKind } from "../contract/fields.ts";
import styles from "./import.module.css";
import { useImportMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly view: ImportView };

/** Shows what Excel has done to cells; each kind has an example and is corrected with one click. */
export function Defects({ communityId, view }: Props) {
  const text = useImportMessages();
  const { id, has_header, mapping, empty, mends, damages } = view;
  const correct = useAction(checkImport, {
    input: (kind: DefectKind) => ({
      params: { id: communityId, import_id: id },
      body: {
        has_header,
        mapping,
        empty,
        mends: mends.includes(kind) ? mends.filter((one) => one !== kind) : [...mends, kind],
      },
    }),
  });
  if (damages.length === 0 || view.state !== "checked") return null;
  return (
    <section className={styles.defects} aria-label={text.defectTitle}>
      <h2>{text.defectTitle}</h2>
      <ul>
        {damages.map(({ kind, count, mended, example: { row, from, to } }) => (
          <li key={kind}>
            <div>
              <strong>{text.defects[kind]}</strong>
              <span className={common.note}>
                {mended ? text.corrected(count.toLocaleString()) : text.example(row, from, to)}
              </span>
            </div>
            <Button
              size="sm"
              variant={mended ? "subtle" : "secondary"}
              pending={correct.running === kind}
              disabled={correct.isPending && correct.running !== kind}
              onClick={() => correct.run(kind)}
            >
              {mended ? text.undoCorrections : text.correctAll(count.toLocaleString())}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
