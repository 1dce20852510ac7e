import { lockCommunity } from "#features/communities/server/index.ts";
import { changeRole } from "#features/memberships/server/index.ts";
import { proveOwner } from "#features/second-factors/server/index.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { isContractor, type Member } from "#kit/server/access/actor.ts";
import { failure } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import { administratorActs } from "../contract/audit-names.ts";
import { acceptContractOffer, cancelContractOffer, showContractOffer } from "../contract/calls.ts";
import { administratorErrors } from "../contract/errors.ts";
import { OFFER_DAYS } from "../contract/limits.ts";
import { type AdministratorRow, findAdministratorById } from "./administrators.sql.ts";
import { sendContractLetter } from "./mails.ts";
import { endOffer, expireOffers, findOffer, insertOffer, type OfferRow } from "./offers.sql.ts";
import { may } from "./policy.ts";

const gone = () => failure(administratorErrors.ERROR_CONTRACT_OFFER_GONE);

/** @throws ERROR_CONTRACT_OFFER_OPEN where an offer to anybody is open already */
export async function offerContract(work: Work, member: Member, to: AdministratorRow): Promise<void> {
  assertMay(may.offer(member, to));
  const { communityId, membershipId } = member;
  await lockCommunity(work.db, communityId);
  await expireOffers(work.db, communityId, work.now);
  const made = await insertOffer(work.db, {
    community_id: communityId,
    from_membership_id: membershipId,
    to_membership_id: to.membership_id,
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + OFFER_DAYS * DAY_MS),
  });
  if (!made) throw failure(administratorErrors.ERROR_CONTRACT_OFFER_OPEN);
  await recordAct(work, {
    act: administratorActs.offerContract,
    target: { kind: "membership", id: to.membership_id },
  });
  await sendToBoth(work, communityId, "offered", membershipId, to.membership_id);
}

type News = Parameters<typeof sendContractLetter>[2]["news"];

/** Each side gets a letter in its own words. */
async function sendToBoth(
  work: Work,
  communityId: number,
  news: News,
  fromId: number,
  toId: number,
): Promise<void> {
  const from = await findAdministratorById(work.db, communityId, fromId);
  const to = await findAdministratorById(work.db, communityId, toId);
  if (!from || !to) return;
  for (const person of [from, to]) await sendContractLetter(work, person, { communityId, news, from, to });
}

/** Locks the open offer until the transaction ends. @throws ERROR_CONTRACT_OFFER_GONE */
async function lockOffer({ db, now }: Work, communityId: number): Promise<OfferRow> {
  await lockCommunity(db, communityId);
  const offer = await findOffer(db, communityId, now);
  if (!offer) throw gone();
  return offer;
}

/** The former contractor steps back first, so that there are never two. R437 */
async function acceptOffer(work: Work, member: Member): Promise<void> {
  const { communityId, membershipId } = member;
  const offer = await lockOffer(work, communityId);
  assertMay(may.accept(member, offer));
  const giver = { communityId, membershipId: offer.from_membership_id };
  const hasSteppedBack = await changeRole(work, giver, { from: "contractor", to: "ordinary" });
  const taker = { communityId, membershipId };
  const hasTaken = hasSteppedBack && (await changeRole(work, taker, { from: "ordinary", to: "contractor" }));
  if (!hasTaken || !(await endOffer(work.db, offer.id, "accepted", work.now))) throw gone();
  await recordAct(work, {
    target: { kind: "membership", id: membershipId },
    changes: { contractor: [offer.from, offer.to] },
  });
  await sendToBoth(work, communityId, "accepted", offer.from_membership_id, membershipId);
}

export const contractOfferRoutes = [
  serve(showContractOffer, async ({ db, member, now }) => {
    const offer = await findOffer(db, member.communityId, now);
    if (!offer) return { data: null };
    const { from, to, to_management_no, created_at, expires_at } = offer;
    return {
      data: {
        from,
        to,
        to_management_no,
        offered_at: created_at.toISOString(),
        expires_at: expires_at.toISOString(),
        abilities: {
          accept: may.accept(member, offer) === true,
          cancel: may.cancel(member, offer) === true,
        },
      },
    };
  }),

  serveInSteps(acceptContractOffer, async (context, { body }) => {
    const { db, member, now } = context;
    const open = await findOffer(db, member.communityId, now);
    if (!open) throw gone();
    assertMay(may.accept(member, open));
    const prove = await proveOwner(context, body);
    await context.inTransaction(async (work) => {
      await prove(work);
      await acceptOffer(work, member);
    });
  }),

  serve(cancelContractOffer, async (work) => {
    const { member } = work;
    const offer = await lockOffer(work, member.communityId);
    assertMay(may.cancel(member, offer));
    const outcome = isContractor(member) ? "cancelled" : "declined";
    if (!(await endOffer(work.db, offer.id, outcome, work.now))) throw gone();
    await recordAct(work, { target: { kind: "membership", id: offer.to_membership_id } });
    await sendToBoth(work, member.communityId, outcome, offer.from_membership_id, offer.to_membership_id);
  }),
];
