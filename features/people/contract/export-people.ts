import * as z from "zod/mini";
import { act } from "#kit/contract/act.ts";
import { selectionOf } from "#kit/contract/bulk.ts";
import { call } from "#kit/contract/call.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { defaultLanguage, languages } from "#kit/contract/language.ts";
import { perKind } from "#kit/contract/member-kind.ts";
import { viewPeople } from "#kit/contract/office-views.ts";
import { sortDirection } from "#kit/contract/paging.ts";
import { listPeople, peopleSorts } from "./list-people.ts";

/** A file is written with a byte order mark, or as older spreadsheets in Japan read it. */
export const fileEncodings = ["utf-8", "shift_jis"] as const;
export type FileEncoding = (typeof fileEncodings)[number];

export const sortKeys = Object.keys(peopleSorts) as (keyof typeof peopleSorts)[];

const how = {
  /** These are the columns by name, in order; without names it is all of them. */
  cols: z.optional(z.string().check(z.maxLength(limits.listColumns))),
  language: z._default(z.enum(languages), defaultLanguage),
  encoding: z._default(z.enum(fileEncodings), "utf-8"),
  /** The file has the list's order; without it, that of the ids, or the list's default. */
  sort: z.optional(z.enum(sortKeys)),
  direction: z.optional(sortDirection),
};
const paths = { alumnus: "/communities/{id}/almunus/csv", employee: "/communities/{id}/users/csv" } as const;

const exportActs = {
  alumnus: act("exportAlumni", { ja: "アルムナイの一覧を書き出し", en: "Exported the list of alumni" }),
  employee: act("exportEmployees", { ja: "在籍者の一覧を書き出し", en: "Exported the list of employees" }),
};

/** R455: exports the rows of the selected people, fewer than a thousand. */
export const exportPeople = perKind(paths, (path, kind) =>
  call.post(path, {
    access: "administrator",
    rate: "download",
    act: exportActs[kind],
    security: { event: "dataExported", by: "csv" },
    summary: `A file of selected ${kind === "alumnus" ? "alumni" : "enrolled users"} as CSV`,
    body: selectionOf({ list: listPeople[kind], more: how }).act,
    answer: "binary",
  }),
);

/** The preview of such a file: how many rows it has, and whose would lose characters in that encoding. */
export const checkExport = perKind(
  { alumnus: `${paths.alumnus}/check`, employee: `${paths.employee}/check` } as const,
  (path, kind) =>
    call.post(path, {
      access: "administrator",
      view: viewPeople,
      act: false,
      security: "personalDataViewed",
      summary:
        "How many rows such a file would have, and which of them hold characters that its encoding lacks",
      body: selectionOf({ list: listPeople[kind], more: how }).preview,
      answer: z.object({
        data: z.object({
          /** The export sends these back, so that it is about whom this was. */
          as_of: z.string(),
          count: z.number(),
          total: z.number(),
          lacking: z.array(z.object({ number: z.number(), name: z.string(), signs: z.string() })),
        }),
      }),
    }),
);
