import { lockCommunity } from "#features/communities/server/index.ts";
import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { BulkRow } from "#kit/server/bulk/bulk-act.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import { employeeErrors } from "../contract/errors.ts";
import { revokeEmployeeInvitations, sendEmployeeInvitations } from "../contract/open-invitations.ts";
import { type InvitedRow, listInvited, revokeInvitationsOf } from "./act-on-invitations.sql.ts";
import { findEmployeeIds } from "./enrolment.sql.ts";
import { invitationMail, sendEmployeeInvitation } from "./invitation-mail.ts";
import { may } from "./policy.ts";

type Row = BulkRow & InvitedRow;
const lastTouched = ({ invited_at, revoked_at, used_at }: InvitedRow): Date =>
  new Date(Math.max(...[invited_at, revoked_at, used_at].map((at) => at?.getTime() ?? 0)));

const invited = {
  rows: async (db: Db, communityId: number, ids: readonly number[]): Promise<Row[]> =>
    (await listInvited(db, communityId, ids)).map((row) => ({ ...row, changed_at: lastTouched(row) })),
  lock: lockCommunity,
};
const hasCome = (row: Row): BulkReason | undefined => (may.beInvited(row) ? undefined : "registered");

/** @throws where an employee id belongs to nobody, naming each */
async function findNamed(db: Db, communityId: number, employeeIds: readonly string[]): Promise<number[]> {
  const found = employeeIds.length > 0 ? await findEmployeeIds(db, communityId, employeeIds) : [];
  const ids = new Map(found.map(({ id, employee_id }) => [employee_id, id]));
  const { code: message_code } = employeeErrors.ERROR_EMPLOYEE_ID_UNKNOWN;
  const faults = employeeIds.flatMap((one, at) =>
    ids.has(one) ? [] : [{ message_code, field: `employee_ids.${at}`, params: { employee_id: one } }],
  );
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  return [...ids.values()];
}

export const sending = serveBulk(sendEmployeeInvitations, {
  ...invited,
  named: ({ db, communityId, body: { employee_ids = [] } }) => findNamed(db, communityId, employee_ids),
  exclude: (row) => hasCome(row) ?? (may.inviteAgain(row) ? undefined : "departed"),
  secretLetter: (row, services) => invitationMail(row, services),
  act: async ({ now, enqueue }, { membershipId: invitedBy }, rows) => {
    for (const { id } of rows)
      enqueue(sendEmployeeInvitation, {
        membershipId: id,
        state: "not_participating",
        askedAt: now.toISOString(),
        invitedBy,
      });
  },
});

export const revoking = serveBulk(revokeEmployeeInvitations, {
  ...invited,
  exclude: (row) => hasCome(row) ?? (may.revokeInvitation(row) ? undefined : "already"),
  act: async ({ db, now }, _, rows) => {
    await revokeInvitationsOf(db, idsOf(rows), now);
  },
});
