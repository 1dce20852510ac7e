import { commonErrors } from "#kit/contract/errors.ts";
import { imageUrl } from "#kit/contract/image-url.ts";
import { failure } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { uploadImage } from "../contract/calls.ts";
import { insertFile } from "./files.sql.ts";
import { may } from "./policy.ts";
import { storeImage } from "./store-image.ts";

export const uploadImageRoute = serve(
  uploadImage,
  async (context, { body, files }) => {
    const { member } = context;
    if (!may.upload(member, body.type)) throw failure(commonErrors.FORBIDDEN_OPERATION);
    const file = await storeImage(context, files.image, {
      type: body.type,
      community_id: member.communityId,
      uploader_account_id: member.accountId,
    });
    const { id } = await context.inTransaction((work) => insertFile(work.db, file));
    const { width, height, placeholder } = file;
    return { data: { id, url: imageUrl(member.communityId, id) ?? "", width, height, placeholder } };
  },
  { transaction: false },
);
