import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import type { Column } from "#kit/ui/data-table/columns.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { ImportedRow, ImportView } from "../contract/calls.ts";
import { faultText } from "../contract/fault-text.ts";
import styles from "./import.module.css";
import { useImportMessages } from "./messages.ts";
import { useVerdictName } from "./verdict-name.ts";

const tones = {
  new: "success",
  changed: "accent",
  unchanged: "neutral",
  refused: "danger",
  other_kind: "warning",
  left_out: "warning",
} as const;
type OnCorrect = ((row: ImportedRow) => void) | undefined;

/** These fields have columns of their own. */
const shownBeside: readonly string[] = ["email", "family_name", "given_name"];

/** Says what a row would do: the values of somebody new, old and new values of others, the reason of a refusal. */
function What({ row, onCorrect }: { readonly row: ImportedRow; readonly onCorrect: OnCorrect }) {
  const text = useImportMessages();
  const { language } = useLanguage();
  const label = (field: keyof typeof fileColumnLabels) => fileColumnLabels[field][language];
  return (
    <ul className={styles.what}>
      {row.faults.map(({ field, ...fault }) => (
        <li key={`${field} ${fault.code}`} className={styles.fault}>
          {text.fault(field ? label(field) : "", faultText(fault, language))}
        </li>
      ))}
      {row.verdict === "new" && (
        <li>
          {row.changes
            .filter(({ field }) => !shownBeside.includes(field))
            .map(({ field, to }) => text.added(label(field), to))
            .join(text.comma)}
        </li>
      )}
      {row.verdict === "changed" &&
        row.changes.map(({ field, from, to }) => (
          <li key={field}>
            {label(field)} <del>{from || text.blank}</del> → <ins>{to || text.blank}</ins>
          </li>
        ))}
      {row.verdict === "refused" && onCorrect && (
        <li>
          <Button size="sm" onClick={() => onCorrect(row)}>
            {text.correct.open}
          </Button>
        </li>
      )}
      {row.kept.length > 0 && <li className={common.note}>{text.kept}</li>}
    </ul>
  );
}

/** `onCorrect` opens a row to be corrected, as long as that is possible. */
export function useRowColumns(
  view: Pick<ImportView, "kind">,
  onCorrect: OnCorrect,
): readonly Column<ImportedRow>[] {
  const text = useImportMessages();
  const nameOf = useVerdictName(view);
  return [
    {
      key: "name",
      label: text.name,
      kind: "name",
      width: 11,
      cell: ({ name, email, row }) => <bdi>{name || email || text.row(row)}</bdi>,
    },
    { key: "row", label: text.number, kind: "count" },
    {
      key: "verdict",
      label: text.verdict,
      kind: "state",
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{nameOf(verdict)}</Badge>,
    },
    {
      key: "email",
      label: text.email,
      width: 13,
      // A text that is no address is shown as it was read.
      cell: ({ email, cells }) => <bdi>{email || cells.find(({ field }) => field === "email")?.value}</bdi>,
    },
    {
      key: "what",
      label: text.what,
      grows: true,
      width: 20,
      cell: (row) => <What row={row} onCorrect={onCorrect} />,
    },
  ];
}
