import type { Db } from "#kit/server/database/database.ts";
import { found } from "#kit/server/failure.ts";
import { countBound, findVersion, listVersions, type TermsKey, type VersionRow } from "./versions.sql.ts";

const viewOf = <R extends VersionRow>({ created_at, effective_at, ...row }: R) => ({
  ...row,
  created_at: created_at.toISOString(),
  effective_at: effective_at.toISOString(),
});

/** The versions of a document, the newest first, and how many people it binds. */
export const listTermsOf = async (db: Db, key: TermsKey) => ({
  data: { records: (await listVersions(db, key)).map(viewOf) },
  bound_count: await countBound(db, key),
});

/** @throws RECORD_NOT_FOUND */
export const showTermsOf = async (db: Db, key: TermsKey, version: number) =>
  viewOf(found(await findVersion(db, key, version)));
