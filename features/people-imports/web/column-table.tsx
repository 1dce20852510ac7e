import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { ImportView } from "../contract/calls.ts";
import { fieldsOf, type ImportField } from "../contract/fields.ts";
import styles from "./import.module.css";
import { useImportMessages } from "./messages.ts";

type Mapping = ImportView["mapping"];
type Props = {
  readonly view: ImportView;
  readonly hasHeader: boolean;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
};

export function ColumnTable({ view, hasHeader, mapping, onChange }: Props) {
  const text = useImportMessages();
  const { language } = useLanguage();
  const { columns, sample, unsure } = view;
  const headings = hasHeader === view.has_header ? columns : hasHeader ? (sample[0]?.cells ?? []) : columns;
  const nameOf = (at: number) => (hasHeader && headings[at]) || text.column(at + 1);
  const choose = (at: number, value: string) =>
    onChange(mapping.map((field, index) => (index === at ? ((value || null) as ImportField | null) : field)));
  return (
    <section className={styles.columns} aria-label={text.columns}>
      <table>
        <thead>
          <tr>
            {mapping.map((field, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" data-left-out={field === null || undefined}>
                <span className={styles.heading} title={nameOf(at)}>
                  {nameOf(at)}
                </span>
                <select
                  aria-label={nameOf(at)}
                  aria-describedby={unsure.includes(at) ? `unsure-${at}` : undefined}
                  value={field ?? ""}
                  onChange={({ target }) => choose(at, target.value)}
                >
                  <option value="">{text.leaveOut}</option>
                  {fieldsOf(view.kind).map((one) => (
                    <option key={one} value={one}>
                      {fileColumnLabels[one][language]}
                    </option>
                  ))}
                </select>
                {unsure.includes(at) && field !== null && (
                  <span id={`unsure-${at}`} className={styles.unsure}>
                    {text.unsure}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map(({ row, cells }) => (
            <tr key={row} aria-label={text.row(row)}>
              {mapping.map((field, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={at} data-left-out={field === null || undefined}>
                  <bdi>{cells[at] ?? ""}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
