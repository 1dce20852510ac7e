const cell = (value: string | number): string => `"${String(value).replaceAll('"', '""')}"`;

/** Hands a table to the person as a file that spreadsheets read: in UTF-8 with its mark, every cell in quotes. */
export function saveRows(rows: readonly (readonly (string | number)[])[], name: string): void {
  const lines = rows.map((row) => row.map(cell).join(","));
  const file = new Blob([`\uFEFF${lines.join("\r\n")}\r\n`], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
