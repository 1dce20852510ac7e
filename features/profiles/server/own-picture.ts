import { updatePicture } from "#features/accounts/server/index.ts";
import { answerImage, findOwnPicture, insertFile, storeImage } from "#features/files/server/index.ts";
import { found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import { downloadOwnPicture, removeOwnPicture } from "../contract/calls.ts";
import { setOwnPicture } from "../contract/edit-calls.ts";
import { ownProfileChanged } from "../contract/live.ts";
import { ownPictureUrl } from "./own-profile-views.ts";

export const ownPictureRoutes = [
  serveInSteps(setOwnPicture, async (context, { files }) => {
    const { accountId } = context.account;
    const file = await storeImage(context, files.image, {
      type: "user_icon",
      community_id: null,
      uploader_account_id: accountId,
    });
    const id = await context.inTransaction(async (work) => {
      const { id } = await insertFile(work.db, file);
      await updatePicture(work.db, accountId, id);
      work.publish(accountRoom(accountId), ownProfileChanged, {});
      return id;
    });
    return { data: { image_url: ownPictureUrl(id) } };
  }),

  serve(removeOwnPicture, async (context) => {
    const { accountId } = context.account;
    await updatePicture(context.db, accountId, null);
    context.publish(accountRoom(accountId), ownProfileChanged, {});
  }),

  serve(downloadOwnPicture, async (context, { params, query }) => {
    const file = found(await findOwnPicture(context.db, params.file_id, context.account.accountId));
    return answerImage(context, file, { fileId: params.file_id, size: query.size });
  }),
];
