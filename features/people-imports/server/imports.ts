import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import {
  checkImport,
  createImport,
  deleteImport,
  downloadRefused,
  type ImportSummary,
  listImportedRows,
  listImports,
  showImport,
} from "../contract/calls.ts";
import { assertMapping, checkRows } from "./check.ts";
import { guessColumns } from "./columns.ts";
import * as sql from "./imports.sql.ts";
import { may } from "./policy.ts";
import { readFile } from "./read-file.ts";
import { writeRefused } from "./refused-file.ts";
import { insertRows, judgedColumns, judgedRows } from "./rows.sql.ts";
import { runRoutes } from "./run-import.ts";
import { loadImport, viewImport, viewRow } from "./view.ts";

/** Rows of a file that are written at once. */
const PART = 1_000;
/** As much of a file's name as a screen has room for. */
const NAME_LENGTH = 100;
/** Rows by which columns without a heading are guessed. */
const LOOKED_AT = 20;

export const importRoutes = [
  // Reading a large file takes a while; no connection waits for it.
  serveInSteps(createImport, async (context, { body: { kind, encoding: given }, files }) => {
    const { communityId, membershipId } = context.member;
    const { rows, encoding, delimiter } = await readFile(files.file, given);
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    const { hasHeader, mapping, unsure } = guessColumns(
      kind,
      rows.slice(0, LOOKED_AT).map(({ cells }) => cells),
    );
    return context.inTransaction(async (work) => {
      const { db, now } = work;
      const importId = await sql.insertImport(db, {
        community_id: communityId,
        kind,
        file_name: (files.file?.name ?? "").slice(-NAME_LENGTH),
        encoding,
        delimiter,
        has_header: hasHeader,
        mapping: Array.from({ length: width }, (_, at) => mapping[at] ?? null),
        unsure,
        row_count: rows.length - Number(hasHeader),
        created_by_membership_id: membershipId,
        created_at: now,
      });
      const key = { communityId, importId };
      for (let at = 0; at < rows.length; at += PART) await insertRows(db, key, rows.slice(at, at + PART));
      await recordAct(work, { target: { kind: "import", id: importId } });
      return { data: await viewImport(db, key, now) };
    });
  }),

  serveInSteps(checkImport, async (context, { params, body }) => {
    const { db, now, member } = context;
    const key = { communityId: member.communityId, importId: params.import_id };
    const { kind, mapping } = await loadImport(db, key);
    const chosen = mapping.map((_, at) => body.mapping[at] ?? null);
    assertMapping(kind, chosen);
    await checkRows(context, { ...key, kind }, { ...body, mapping: chosen });
    return { data: await viewImport(db, key, now) };
  }),

  serve(showImport, async ({ db, now, member }, { params }) => ({
    data: await viewImport(db, { communityId: member.communityId, importId: params.import_id }, now),
  })),

  serve(deleteImport, async ({ db, member }, { params }) => {
    const key = { communityId: member.communityId, importId: params.import_id };
    await sql.lockImport(db, key);
    assertMay(may.change(await loadImport(db, key)));
    await sql.deleteImport(db, key);
    return {};
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
      rows.map((row): ImportSummary => ({ ...row, created_at: row.created_at.toISOString() })),
  }),

  ...serveList(listImportedRows, {
    prepare: ({ db, member }, _, params) =>
      loadImport(db, { communityId: member.communityId, importId: params.import_id }),
    find: ({ db, member }, { verdict }, _, params) =>
      judgedRows(db, { communityId: member.communityId, importId: params.import_id }, verdict),
    columns: (found) => found.select(judgedColumns),
    id: "r.id",
    order: { row: "r.number" },
    view: async (rows) => rows.map(viewRow),
  }),

  ...runRoutes,
];
