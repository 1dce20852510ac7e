import { Readable } from "node:stream";
import { fileColumnLabels } from "#features/member-details/contract/labels.ts";
import { csvLine } from "#kit/contract/csv.ts";
import type { Language } from "#kit/contract/language.ts";
import { beginningOf, encodeText } from "#kit/server/csv/encode-text.ts";
import type { Db } from "#kit/server/database/database.ts";
import { faultText } from "../contract/fault-text.ts";
import type { ImportKey, ImportRow } from "./imports.sql.ts";
import type { RowFault } from "./interpret.ts";
import { listCells, listRefused } from "./rows.sql.ts";

const PART = 500;
const headings = { ja: ["行番号", "エラー"], en: ["Row", "Error"] } as const;

const sentence = ({ field, ...fault }: RowFault, language: Language) =>
  `${field ? `${fileColumnLabels[field][language]}: ` : ""}${faultText(fault, language)}`;

/**
 * Writes the refused rows as they were uploaded, in the same encoding, with their number and faults after them; once
 * corrected, the file can be chosen again.
 */
export function writeRefused(
  db: Db,
  key: ImportKey,
  { encoding, delimiter, has_header, mapping }: ImportRow,
  language: Language,
): Readable {
  const filled = (cells: readonly string[]) => mapping.map((_, at) => cells[at] ?? "");
  const line = (cells: readonly (string | number)[]) => encodeText(csvLine(cells, delimiter), encoding);
  return Readable.from(
    (async function* () {
      yield encodeText(beginningOf(encoding), encoding);
      const [heading] = has_header ? await listCells(db, key, { limit: 1 }) : [];
      if (heading) yield line([...filled(heading.cells), ...headings[language]]);
      for (let after = 0; ; ) {
        const rows = await listRefused(db, key, { after, limit: PART });
        if (rows.length === 0) return;
        for (const { number, cells, findings } of rows)
          yield line([
            ...filled(cells),
            number,
            findings.faults.map((fault) => sentence(fault, language)).join(" / "),
          ]);
        after = rows.at(-1)?.number ?? 0;
      }
    })(),
  );
}
