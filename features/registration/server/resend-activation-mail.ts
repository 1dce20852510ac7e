import { HOUR_MS, RESEND_PAUSE_SECONDS } from "#kit/contract/durations.ts";
import { serve } from "#kit/server/http/serve.ts";
import { resendActivationMail } from "../contract/calls.ts";
import { ACTIVATION_MAILS, ACTIVATION_VALID_HOURS } from "../contract/limits.ts";
import { sendActivationMail } from "./activation-mail.ts";
import { takeMail } from "./pending.sql.ts";
import { sentByBrowser } from "./same-browser.ts";

/** A sent mail moves the expiry of its link, so the expiry tells when that was. */
export const resendActivationMailRoute = serve(resendActivationMail, async (context) => {
  const browser = sentByBrowser(context);
  if (!browser) return;
  const { now } = context;
  const expires_at = new Date(now.getTime() + ACTIVATION_VALID_HOURS * HOUR_MS);
  const pending = await takeMail(context.db, browser, {
    now,
    expires_at,
    endsBy: new Date(expires_at.getTime() - RESEND_PAUSE_SECONDS * 1000),
    most: ACTIVATION_MAILS,
  });
  if (pending) context.enqueue(sendActivationMail, { pendingId: pending.id });
});
