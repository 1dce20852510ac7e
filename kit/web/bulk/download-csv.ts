import { saveBytes } from "../api/save-as.ts";

/** What a spreadsheet would take for a formula is kept as the text it is. */
const cell = (value: string | number): string => {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
};

/** The rows as CSV (RFC 4180), with a byte order mark so that Excel reads it as UTF-8. */
export const csvOf = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

export function downloadCsv(name: string, ...[head, rows]: Parameters<typeof csvOf>): void {
  saveBytes(name, "text/csv;charset=utf-8", csvOf(head, rows));
}
