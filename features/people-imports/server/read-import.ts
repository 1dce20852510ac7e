import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { createImport, readImportAgain } from "../contract/calls.ts";
import type { ImportKind } from "../contract/fields.ts";
import { guessColumns } from "./columns.ts";
import { beginCheck, type ImportKey, insertImport, lockImport, updateImport } from "./imports.sql.ts";
import { findFile, insertPieces } from "./pieces.sql.ts";
import { may } from "./policy.ts";
import { type ReadFile, readFile } from "./read-file.ts";
import { deleteRows, insertRows } from "./rows.sql.ts";
import { loadImport, viewImport } from "./view.ts";

/** This many rows of a file are written at once. */
const PART = 200;
/** A screen has room for this much of a file's name. */
const NAME_LENGTH = 100;
/** Columns without a heading are guessed by this many rows. */
const LOOKED_AT = 20;

function describe(kind: ImportKind, { rows, encoding, delimiter }: ReadFile) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const { hasHeader, mapping, unsure } = guessColumns(
    kind,
    rows.slice(0, LOOKED_AT).map(({ cells }) => cells),
  );
  return {
    encoding,
    delimiter,
    has_header: hasHeader,
    mapping: Array.from({ length: width }, (_, at) => mapping[at] ?? null),
    unsure,
    row_count: rows.length - Number(hasHeader),
  };
}

async function keepRows({ db }: Work, key: ImportKey, { rows }: ReadFile) {
  for (let at = 0; at < rows.length; at += PART) await insertRows(db, key, rows.slice(at, at + PART));
}

// Reading a large file takes a while, and no connection is held meanwhile.
export const readRoutes = [
  serveInSteps(createImport, async (context, { body: { kind }, files: { file } }) => {
    const { communityId, membershipId } = context.member;
    const read = await readFile(file);
    return context.inTransaction(async (work) => {
      const { db, now } = work;
      const importId = await insertImport(db, {
        ...describe(kind, read),
        community_id: communityId,
        kind,
        file_name: read.name.slice(-NAME_LENGTH),
        created_by_membership_id: membershipId,
        created_at: now,
      });
      const key = { communityId, importId };
      await insertPieces(db, key, read.bytes);
      await keepRows(work, key, read);
      await recordAct(work, { target: { kind: "import", id: importId } });
      return { data: await viewImport(db, key, now) };
    });
  }),

  serveInSteps(readImportAgain, async (context, { params, body: { encoding } }) => {
    const key = { communityId: context.member.communityId, importId: params.import_id };
    const { kind, file_name: name, ...one } = await loadImport(context.db, key);
    assertMay(may.change(one));
    const bytes = await findFile(context.db, key);
    const read = await readFile(bytes && { name, bytes }, encoding ?? undefined);
    return context.inTransaction(async (work) => {
      const { db, now } = work;
      await lockImport(db, key);
      assertMay(may.change(await loadImport(db, key)));
      // A check under way writes nothing more.
      if ((await beginCheck(db, key)) === undefined) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
      await deleteRows(db, key);
      await updateImport(db, key, {
        ...describe(kind, read),
        encoding_given: encoding !== null,
        damages: [],
        counts: null,
      });
      await keepRows(work, key, read);
      return { data: await viewImport(db, key, now) };
    });
  }),
];
