import { BYTE_ORDER_MARK, type CsvValue, csvLine } from "#kit/contract/csv.ts";

/** Lets the browser download the file; a refusal is a failed download, and the page stays. */
export function saveAs(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves bytes that are already here as a file. */
export function saveBytes(name: string, type: string, bytes: Uint8Array | string): void {
  const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type }));
  saveAs(url, name);
  URL.revokeObjectURL(url);
}

/** Saves rows as a CSV file, the heading first. */
export const saveCsv = (name: string, rows: readonly (readonly CsvValue[])[]): void =>
  saveBytes(name, "text/csv;charset=utf-8", BYTE_ORDER_MARK + rows.map((row) => csvLine(row)).join(""));
