import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { assertMay } from "#kit/server/verdict.ts";
import {
  checkImport,
  deleteImport,
  downloadRefused,
  type ImportSummary,
  listImportedRows,
  listImports,
  showImport,
} from "../contract/calls.ts";
import { fieldsOf } from "../contract/fields.ts";
import { assertMapping, checkRows } from "./check.ts";
import { correctRowRoute } from "./correct-row.ts";
import * as sql from "./imports.sql.ts";
import { may } from "./policy.ts";
import { readRoutes } from "./read-import.ts";
import { writeRefused } from "./refused-file.ts";
import { evaluatedColumns, evaluatedRows } from "./rows.sql.ts";
import { runRoutes } from "./run-import.ts";
import { inviteRoutes } from "./send-invitations.ts";
import { loadImport, noCounts, viewImport, viewRow } from "./view.ts";

export const importRoutes = [
  ...readRoutes,
  correctRowRoute,

  serveInSteps(checkImport, async (context, { params, body }) => {
    const { db, now, member } = context;
    const key = { communityId: member.communityId, importId: params.import_id };
    const one = await loadImport(db, key);
    const { kind = one.kind, others = one.others, ...choices } = body;
    const has = fieldsOf(kind);
    const mapping = one.mapping.map((_, at) => {
      const field = choices.mapping[at] ?? null;
      return field !== null && kind !== one.kind && !has.includes(field) ? null : field;
    });
    assertMapping(kind, mapping);
    await checkRows(context, { ...key, kind, by: member }, { ...choices, others, mapping });
    return { data: await viewImport(db, key, now) };
  }),

  serve(showImport, async ({ db, now, member }, { params }) => ({
    data: await viewImport(db, { communityId: member.communityId, importId: params.import_id }, now),
  })),

  serve(deleteImport, async ({ db, member }, { params }) => {
    const key = { communityId: member.communityId, importId: params.import_id };
    await sql.lockImport(db, key);
    assertMay(may.change(await loadImport(db, key)));
    await sql.deleteImportById(db, key);
  }),

  serve(downloadRefused, async ({ db, member }, { params, query: { language } }) => {
    const key = { communityId: member.communityId, importId: params.import_id };
    const one = await loadImport(db, key);
    const name = encodeURIComponent(one.file_name.replace(/\.csv$/i, "-errors.csv"));
    return {
      contentType: `text/csv; charset=${one.encoding}`,
      bytes: writeRefused(db, key, one, language),
      headers: { "content-disposition": `attachment; filename="errors.csv"; filename*=UTF-8''${name}` },
    };
  }),

  ...serveList(listImports, {
    find: ({ db, member }) => sql.imports(db, member.communityId),
    columns: (found) => found.select(sql.summaryColumns),
    id: "i.id",
    order: { created_at: "i.id" },
    view: async (rows) =>
      rows.map(
        (row): ImportSummary => ({
          ...row,
          counts: row.counts && { ...noCounts, ...row.counts },
          created_at: row.created_at.toISOString(),
        }),
      ),
  }),

  ...serveList(listImportedRows, {
    prepare: ({ db, member }, _, params) =>
      loadImport(db, { communityId: member.communityId, importId: params.import_id }),
    find: ({ db, member }, { verdict }, _, params) =>
      evaluatedRows(db, { communityId: member.communityId, importId: params.import_id }, verdict),
    columns: (found) => found.select(evaluatedColumns),
    id: "r.id",
    order: { row: "r.number" },
    view: async (rows, _, one) => rows.map((row) => viewRow(row, one)),
  }),

  ...runRoutes,
  ...inviteRoutes,
];
