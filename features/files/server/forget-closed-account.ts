import { accountClosed } from "#features/accounts/server/index.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteUnusedFiles, type StoredVariant } from "./files.sql.ts";

/** Deletes the person's icon and pictures of posts never sent; those of sent posts stay. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  const files = await deleteUnusedFiles(work.db, { uploader: accountId });
  const keys = files.flatMap(({ storage_key, variants }) =>
    (variants as StoredVariant[]).map(({ name }) => `${storage_key}/${name}`),
  );
  if (keys.length > 0) work.enqueue(removeFiles, { keys });
});
