import { accountClosed } from "#features/accounts/server/index.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import { on } from "#kit/server/work/domain-event.ts";
import { deleteInquiriesOf, findStorageKeysOf } from "./inquiries.sql.ts";

/** The provider has the attachments by mail; the stored ones are deleted with the account. */
export const forgetClosedAccount = on(accountClosed, async (work, { accountId }) => {
  const keys = await findStorageKeysOf(work.db, accountId);
  await deleteInquiriesOf(work.db, accountId);
  if (keys.length > 0) work.enqueue(removeFiles, { keys });
});
