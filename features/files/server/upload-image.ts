import { imageUrl } from "#kit/contract/image-address.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import { fileActs } from "../contract/audit-names.ts";
import { uploadImage } from "../contract/calls.ts";
import { insertFile } from "./files.sql.ts";
import { isOfCommunity, may } from "./policy.ts";
import { storeImage } from "./store-image.ts";

export const uploadImageRoute = serveInSteps(uploadImage, async (context, { body, files }) => {
  const { member } = context;
  assertMay(may.upload(member, body.type));
  const file = await storeImage(context, files.image, {
    type: body.type,
    community_id: member.communityId,
    uploader_account_id: member.accountId,
  });
  const { id } = await context.inTransaction(async (work) => {
    const inserted = await insertFile(work.db, file);
    if (isOfCommunity(body.type))
      await recordAct(work, { act: fileActs.uploadHeader, target: { kind: "file", id: inserted.id } });
    return inserted;
  });
  const { width, height, placeholder } = file;
  return { data: { id, url: imageUrl(member.communityId, id) ?? "", width, height, placeholder } };
});
