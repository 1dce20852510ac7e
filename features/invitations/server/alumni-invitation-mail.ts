import { DAY_MS } from "#kit/contract/durations.ts";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import type { Language } from "#kit/contract/language.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo } from "#kit/server/mail/send-letter.ts";
import { deliverMail } from "#kit/server/mail/send-mail-job.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import { INVITATION_VALID_DAYS } from "../contract/limits.ts";
import {
  findSender,
  type Invitee,
  type InviteeRow,
  listInvitees,
  markSent,
  type Sender,
} from "./alumni-invitations.sql.ts";
import { deriveAlumniCode, hashInvitedCode, invitationUrl } from "./invited-code.ts";
import { letters } from "./mails.ts";

export const validUntil = (now: Date): Date => new Date(now.getTime() + INVITATION_VALID_DAYS * DAY_MS);

type Addressee = Pick<InviteeRow, keyof Invitee | "language" | keyof Sender>;

/** Without a code, this is the letter as the preview shows it. */
export const invitationMail = (row: Addressee, { publicUrl, clock }: Services, code = "…") =>
  letterTo(
    row,
    letters,
    "invitation",
    {
      community: row.community_name,
      corporation: row.corporation_name,
      url: invitationUrl(publicUrl, code),
      until: showDate(tokyoDate(validUntil(clock.now()))),
    },
    // It is sent by hand, and the mailbox may work again since the last one bounced.
    { from: row, evenIfStopped: true },
  );

/** Returns the letter that somebody would get who is not invited yet. */
export async function showAlumniLetter(
  { db, services }: Pick<Work, "db" | "services">,
  communityId: number,
  invitee: Invitee & { readonly language: Language },
) {
  const sender = await findSender(db, communityId);
  return sender && invitationMail({ ...invitee, ...sender }, services);
}

type InvitationKey = { readonly communityId: number; readonly id: number };

/**
 * The code is made here, so that no queue stores it, and replaces the earlier one once its mail has been handed over.
 * Nothing is sent if a mail has left since this one was asked for.
 */
export const sendAlumniInvitation = mailJob<InvitationKey>(
  "sendAlumniInvitation",
  async (services, { communityId, id }) => {
    const [row] = await listInvitees(services.database.kysely, communityId, [id]);
    if (!row || row.revoked_at || row.answered_at || row.suspended_at) return;
    if (row.sent_at && row.sent_at >= row.asked_at) return;
    const code = deriveAlumniCode(services.secret, id, row.generation + 1);
    const mail = invitationMail(row, services, code);
    if (!mail) return;
    await deliverMail(services, mail);
    const hash = hashInvitedCode(services.secret, code);
    await inTransaction(services, ({ db, now }) =>
      markSent(db, communityId, row, { hash, expiresAt: validUntil(now), now }),
    );
  },
);
