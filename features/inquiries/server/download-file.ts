import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { type BinaryAnswer, serve } from "#kit/server/http/serve.ts";
import type { Services } from "#kit/server/work/services.ts";
import { downloadInquiryFile } from "../contract/calls.ts";
import { isFileKey } from "./file-key.ts";
import { findInquiryFile } from "./inquiries.sql.ts";

type Context = {
  readonly db: Db;
  readonly services: Pick<Services, "storage">;
};

/** Files are always saved and never shown, so that a stranger's file cannot act as one of our pages. */
export async function answerFile(
  { db, services }: Context,
  inquiryId: number,
  position: number,
): Promise<BinaryAnswer> {
  const file = found(await findInquiryFile(db, inquiryId, position));
  const bytes = found(await services.storage.get(file.storage_key));
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    contentType: file.content_type,
    bytes,
    headers: { "content-disposition": `attachment; filename*=UTF-8''${name}` },
  };
}

export const downloadInquiryFileRoute = serve(downloadInquiryFile, async (context, { params, query }) => {
  if (!isFileKey(context.services.secret, params.id, params.position, query.key))
    throw failure(commonErrors.RECORD_NOT_FOUND);
  return answerFile(context, params.id, params.position);
});
