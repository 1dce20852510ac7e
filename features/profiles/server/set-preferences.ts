import { setPreferences } from "#features/accounts/contract/calls.ts";
import { updatePreferences } from "#features/accounts/server/index.ts";
import { serve } from "#kit/server/http/serve.ts";
import { accountRoom } from "#kit/server/live/hub.ts";
import { ownProfileChanged } from "../contract/live.ts";

export const setPreferencesRoute = serve(setPreferences, async (context, { body }) => {
  const { accountId } = context.account;
  const { language, color_scheme } = body;
  const chosen = { ...(language ? { language } : {}), ...(color_scheme ? { color_scheme } : {}) };
  if (Object.keys(chosen).length > 0) await updatePreferences(context.db, accountId, chosen);
  context.publish(accountRoom(accountId), ownProfileChanged, {});
});
