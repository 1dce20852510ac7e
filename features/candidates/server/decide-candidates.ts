import { deleteAbandoned, keepSignInLink } from "#features/accounts/server/index.ts";
import { countPlaces, lockCommunity } from "#features/communities/server/index.ts";
import { membershipErrors } from "#features/memberships/contract/errors.ts";
import { candidatesApproved } from "#features/memberships/server/events.ts";
import {
  type ActedUpon,
  admitCandidates,
  endCandidacies,
  listActedUpon,
  removeCandidates,
} from "#features/memberships/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import { forgetAddress } from "#kit/server/mail/bouncing-addresses.ts";
import { mailJob } from "#kit/server/mail/mail-job.ts";
import { letterTo, mailSecret } from "#kit/server/mail/send-letter.ts";
import type { Services } from "#kit/server/work/services.ts";
import { approveCandidates, deleteCandidates, rejectCandidates } from "../contract/decisions.ts";
import { letters } from "./mails.ts";
import { upsertRejections } from "./rejections.sql.ts";

const TOKEN_MINUTES = 30;

/** Alumni who apply or have applied are judged by the data of their accounts. */
const listApplicants = listActedUpon("alumnus", ["m.updated_at", "a.updated_at"]);

type Approved = { readonly communityId: number; readonly membershipId: number };

/** Returns undefined for a person without an address; without a token, the letter as the preview shows it. */
const approvalMail = (person: ActedUpon, { publicUrl }: Pick<Services, "publicUrl">, token = "…") =>
  letterTo(
    person,
    letters,
    "approved",
    {
      community: person.community_name,
      url: publicUrl + linkTo("/alumni/lobby", {}, { otp_token: token }),
      minutes: TOKEN_MINUTES,
      loginUrl: publicUrl + linkTo("/alumni/login"),
    },
    { from: person },
  );

const rejectionMail = (person: ActedUpon) =>
  letterTo(person, letters, "rejected", { community: person.community_name }, { from: person });

/** Mails a candidate the approval with a link that signs in once; its 30 minutes begin when the mail leaves. */
export const sendApprovalMail = mailJob<Approved>(
  "sendApprovalMail",
  async (services, { communityId, membershipId }) => {
    const [person] = await listApplicants(services.database.kysely, communityId, [membershipId]);
    if (!person) return;
    await mailSecret(
      services,
      (token) => approvalMail(person, services, token),
      keepSignInLink(person, { communityId, minutes: TOKEN_MINUTES }),
    );
  },
);

const candidates = {
  rows: listApplicants,
  /** Somebody decided about is no candidate any more. */
  exclude: ({ state }: ActedUpon) => (state === "under_review" ? undefined : ("handled" as const)),
  lock: lockCommunity,
};

export const approval = serveBulk(approveCandidates, {
  ...candidates,
  places: countPlaces,
  full: membershipErrors.VALIDATE_NUMBER_OF_USERS,
  secretLetter: (person, services) => approvalMail(person, services),
  act: async (work, { communityId }, people) => {
    const membershipIds = idsOf(people);
    await admitCandidates(work, communityId, membershipIds);
    await work.emit(candidatesApproved, { communityId, membershipIds });
    for (const membershipId of membershipIds) work.enqueue(sendApprovalMail, { communityId, membershipId });
  },
});

export const rejection = serveBulk(rejectCandidates, {
  ...candidates,
  letter: rejectionMail,
  input: ({ body: { reason } }) => ({ reason }),
  act: async (work, { communityId, membershipId: by }, people, { reason = "" }) => {
    const membershipIds = idsOf(people);
    await endCandidacies(work, communityId, membershipIds);
    await upsertRejections(work.db, { communityId, membershipIds, by, reason, now: work.now });
    const changes = { state: ["under_review", "rejected"] as const };
    return new Map(people.map(({ id }) => [id, { changes, reason: reason || undefined }]));
  },
});

export const deletion = serveBulk(deleteCandidates, {
  ...candidates,
  act: async (work, { communityId }, people) => {
    const accountIds = await removeCandidates(work, communityId, idsOf(people));
    for (const { email } of await deleteAbandoned(work.db, accountIds))
      if (email) await forgetAddress(work, email);
  },
});
