import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { downloadInquiryFile } from "../contract/calls.ts";
import { isFileKey } from "./file-key.ts";
import { findInquiryFile } from "./inquiries.sql.ts";

/** Files are always saved and never shown, so that a stranger's file cannot act as one of our pages. */
export const downloadInquiryFileRoute = serve(downloadInquiryFile, async (context, { params, query }) => {
  const { secret, storage } = context.services;
  if (!isFileKey(secret, params.id, params.position, query.key)) throw failure(commonErrors.RECORD_NOT_FOUND);
  const file = await findInquiryFile(context.db, params.id, params.position);
  const bytes = file && (await storage.get(file.storage_key));
  if (!file || !bytes) throw failure(commonErrors.RECORD_NOT_FOUND);
  const name = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    contentType: file.content_type,
    bytes,
    headers: { "content-disposition": `attachment; filename*=UTF-8''${name}` },
  };
});
