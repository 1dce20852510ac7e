export type Document = { readonly path: string; readonly make: () => string | Promise<string> };

const cell = (text: string | number): string => String(text).replaceAll("|", "\\|").replaceAll("\n", " ");
const line = (cells: readonly (string | number)[]): string => `| ${cells.map(cell).join(" | ")} |`;

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");

export const page = (title: string, ...blocks: readonly string[]): string =>
  `${[`# ${title}`, "Made by `npm run docs`; do not edit.", ...blocks].join("\n\n")}\n`;
