import { type Duty, duties, dutyBit } from "#features/memberships/contract/duties.ts";
import { changeRole, setDuties } from "#features/memberships/server/index.ts";
import { proveOwner } from "#features/second-factors/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { isInside } from "#kit/contract/membership-state.ts";
import { isContractor, type Member } from "#kit/server/access/actor.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { recordAct } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import {
  type Administrator,
  type AdministratorDetail,
  deleteAdministrator,
  listAdministrators,
  showAdministrator,
  updateAdministrator,
} from "../contract/calls.ts";
import {
  type AdministratorRow,
  findAdministrator,
  findAdministratorsBy,
  selectAdministrator,
} from "./administrators.sql.ts";
import { offerContract } from "./contract-offers.ts";
import { sendRoleLetter } from "./mails.ts";
import { endOffersOf } from "./offers.sql.ts";
import { may } from "./policy.ts";

const dutiesOf = (bits: number): Duty[] => duties.filter((duty) => (bits & dutyBit(duty)) !== 0);
const stateOf = (state: string): Administrator["state"] => (isInside(state) ? state : "invited");

const administratorView = (row: AdministratorRow): Administrator => ({
  user_id: row.membership_id,
  management_no: row.management_no,
  name: row.name,
  email: row.email,
  role: isContractor(row) ? "contractor" : "ordinary",
  state: stateOf(row.state),
  duties: dutiesOf(row.duties),
  has_second_factor: row.has_second_factor,
  joined_at: row.joined_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
});

const detailView = (member: Member, row: AdministratorRow): AdministratorDetail => ({
  ...administratorView(row),
  is_own: row.membership_id === member.membershipId,
  abilities: {
    edit: may.edit(member, row) === true,
    remove: may.remove(member, row) === true,
    offer: may.offer(member, row) === true,
  },
});

/** @throws RECORD_NOT_FOUND for the number of anybody who is no administrator */
async function load(db: Db, communityId: number, managementNo: number): Promise<AdministratorRow> {
  return found(await findAdministrator(db, communityId, managementNo));
}

async function changeDuties(
  work: Work,
  member: Member,
  row: AdministratorRow,
  duties: Duty[],
  seenAt?: string,
) {
  const bits = duties.reduce((all, duty) => all | dutyBit(duty), 0);
  const key = { communityId: member.communityId, membershipId: row.membership_id };
  if (!(await setDuties(work, key, bits, seenAt === undefined ? undefined : new Date(seenAt))))
    throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  await recordAct(work, {
    target: { kind: "membership", id: row.membership_id },
    changes: { duties: [dutiesOf(row.duties), dutiesOf(bits)] },
  });
}

export const administratorRoutes = [
  ...serveList(listAdministrators, {
    find: ({ db, member }, { info }) => findAdministratorsBy(db, member.communityId, info),
    columns: selectAdministrator,
    id: "m.id",
    order: { management_no: "m.management_no", name: "m.display_name" },
    view: async (rows) => rows.map(administratorView),
  }),

  serve(showAdministrator, async ({ db, member }, { params }) => ({
    data: detailView(member, await load(db, member.communityId, params.management_no)),
  })),

  serveInSteps(updateAdministrator, async (context, { params, body }) => {
    const { duties, contractor, updated_at } = body;
    const { db, member } = context;
    const row = await load(db, member.communityId, params.management_no);
    assertMay(may.edit(member, row));
    if (contractor) assertMay(may.offer(member, row));
    const prove = contractor && (await proveOwner(context, body));
    await context.inTransaction(async (work) => {
      if (prove) await prove(work);
      if (contractor) await offerContract(work, member, row);
      if (duties || !contractor)
        await changeDuties(work, member, row, duties ?? dutiesOf(row.duties), updated_at);
    });
    return { data: detailView(member, await load(db, member.communityId, params.management_no)) };
  }),

  serve(deleteAdministrator, async (work, { params }) => {
    const { db, member, now } = work;
    const { communityId } = member;
    const row = await load(db, communityId, params.management_no);
    assertMay(may.remove(member, row));
    const key = { communityId, membershipId: row.membership_id };
    if (!(await changeRole(work, key, { from: "ordinary", to: "member" })))
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await endOffersOf(db, communityId, [row.membership_id], now);
    await recordAct(work, {
      target: { kind: "membership", id: row.membership_id },
      changes: { role: ["ordinary", "member"] },
    });
    if (stateOf(row.state) !== "invited") await sendRoleLetter(work, row, communityId, "removed");
  }),
];
