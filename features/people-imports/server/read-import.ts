import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { createImport, readImportAgain } from "../contract/calls.ts";
import { findFile, insertChunks } from "./chunks.sql.ts";
import { beginCheck, type ImportKey, insertImport, lockImport, updateImport } from "./imports.sql.ts";
import { may } from "./policy.ts";
import { type ReadFile, readFile } from "./read-file.ts";
import { deleteRows, insertRows } from "./rows.sql.ts";
import { loadImport, viewImport } from "./view.ts";

/** A screen has room for this much of a file's name. */
const NAME_LENGTH = 100;

const describe = ({ encoding, delimiter, hasHeader, mapping, unsure, rowCount }: ReadFile) => ({
  encoding,
  delimiter,
  has_header: hasHeader,
  mapping,
  unsure,
  row_count: rowCount - Number(hasHeader),
});

async function keepRows({ db }: Work, key: ImportKey, { parts }: ReadFile) {
  for (const part of parts) await insertRows(db, key, part);
}

// Reading a large file takes a while, and no connection is held meanwhile.
export const readRoutes = [
  serveInSteps(createImport, async (context, { body: { kind }, files: { file } }) => {
    const { communityId, membershipId } = context.member;
    const { rateLimits } = context.services;
    const read = await readFile({ accountId: context.account.accountId, rateLimits }, file, { kind });
    return context.inTransaction(async (work) => {
      const { db, now } = work;
      const importId = await insertImport(db, {
        ...describe(read),
        community_id: communityId,
        kind,
        file_name: read.name.slice(-NAME_LENGTH),
        created_by_membership_id: membershipId,
        created_at: now,
      });
      const key = { communityId, importId };
      await insertChunks(db, key, read.bytes);
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
    const { rateLimits } = context.services;
    const read = await readFile(
      { accountId: context.account.accountId, rateLimits },
      bytes && { name, bytes },
      { kind, encoding: encoding ?? undefined },
    );
    return context.inTransaction(async (work) => {
      const { db, now } = work;
      await lockImport(db, key);
      assertMay(may.change(await loadImport(db, key)));
      // A check under way writes nothing more.
      if ((await beginCheck(db, key, context.member)) === undefined)
        throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
      await deleteRows(db, key);
      await updateImport(db, key, {
        ...describe(read),
        encoding_given: encoding !== null,
        damages: [],
        counts: null,
      });
      await keepRows(work, key, read);
      return { data: await viewImport(db, key, now) };
    });
  }),
];
