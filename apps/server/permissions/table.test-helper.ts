import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { table } from "../../../bin/docs/document.ts";
import { type CallOutcome, legend } from "./outcome.test-helper.ts";
import { columns, type PermissionColumn, people } from "./people.test-helper.ts";

const file = new URL("../../../docs/generated/permissions.md", import.meta.url);

export type Observed = {
  readonly feature: string;
  readonly call: string;
  readonly access: string;
  readonly about: string;
  readonly outcomes: Readonly<Record<PermissionColumn, CallOutcome>>;
};

const head = ["call", "about", "access", ...columns];
const cells = ({ call, about, access, outcomes }: Observed) => [
  `\`${call}\``,
  about,
  access,
  ...columns.map((column) => outcomes[column]),
];

/** Returns the row as it is on the page. */
export const rowOf = (observed: Observed): string => table(head, [cells(observed)]).split("\n")[2] ?? "";

/** Returns the whole page: what every kind of person was answered. */
export function pageOf(observed: readonly Observed[]): string {
  const who = columns.map((column) => `**${column}** is ${people[column].is}`).join("; ");
  const marks = legend.map(([mark, meaning]) => `- **${mark}**: ${meaning}`);
  const sections = [...Map.groupBy(observed, (row) => row.feature)].map(
    ([feature, rows]) => `## ${feature}\n\n${table(head, rows.map(cells))}`,
  );
  const blocks = [
    "# Permissions",
    "What every call answered to every kind of person; observed, not declared. A test compares it on each run. " +
      "After a change that is meant: `UPDATE_PERMISSIONS=1 npm test apps/server/permissions`, then read the difference.",
    `${who}. "The alumnus" and "the employee" in the rows are these two.`,
    marks.join("\n"),
    ...sections,
  ];
  return `${blocks.join("\n\n")}\n`;
}

export const readPage = (): string => readFileSync(file, "utf8");
export const writePage = (text: string): Promise<void> => writeFile(file, text);
