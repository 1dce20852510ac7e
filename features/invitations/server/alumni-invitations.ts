import type { BulkReason } from "#kit/contract/bulk-reasons.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { BulkRow } from "#kit/server/bulk/bulk-act.ts";
import { serveBulk } from "#kit/server/bulk/serve-bulk.ts";
import type { Db } from "#kit/server/database/database.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import {
  type AlumniInvitation,
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { invitationMail, sendAlumniInvitation, validUntil } from "./alumni-invitation-mail.ts";
import { alumniStateOf } from "./alumni-invitation-state.ts";
import {
  askAgain,
  type InviteeRow,
  listInvitees,
  lockInvitees,
  revokeAlumni,
} from "./alumni-invitations.sql.ts";
import { invitedName, listedAlumni, listedColumns } from "./listed-alumni.sql.ts";

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const listAlumniInvitationRoutes = serveList(listAlumniInvitations, {
  find: ({ db, member, now }, filters) =>
    listedAlumni(db, { ...filters, communityId: member.communityId, now }),
  columns: (found) => found.select(listedColumns),
  id: "i.id",
  known: { number: "i.id", name: invitedName },
  order: { invited_at: "i.asked_at", expires_at: "i.expires_at" },
  view: async (rows, { now }) =>
    rows.map(
      ({ revoked_at, asked_at, ...row }): AlumniInvitation => ({
        ...row,
        state: alumniStateOf({ ...row, revoked_at, asked_at }, now),
        invited_at: asked_at.toISOString(),
        sent_at: iso(row.sent_at),
        opened_at: iso(row.opened_at),
        answered_at: iso(row.answered_at),
        expires_at: row.expires_at.toISOString(),
      }),
    ),
});

type Row = BulkRow & { readonly invitee: InviteeRow };
const lastTouched = ({ asked_at, revoked_at, answered_at }: InviteeRow): Date =>
  new Date(Math.max(...[asked_at, revoked_at, answered_at].map((at) => at?.getTime() ?? 0)));

const invitees = {
  rows: async (db: Db, communityId: number, ids: readonly number[]): Promise<Row[]> =>
    (await listInvitees(db, communityId, ids)).map((invitee) => ({
      id: invitee.id,
      number: invitee.id,
      name: `${invitee.family_name} ${invitee.given_name}`,
      email: invitee.email,
      changed_at: lastTouched(invitee),
      invitee,
    })),
  lock: lockInvitees,
};
const hasAnswered = ({ invitee }: Row): BulkReason | undefined =>
  invitee.answered_at === null ? undefined : "registered";

export const sending = serveBulk(sendAlumniInvitations, {
  ...invitees,
  exclude: hasAnswered,
  secretLetter: ({ invitee }, services) => invitationMail(invitee, services),
  act: async ({ db, now, enqueue }, { communityId, membershipId: invitedBy }, rows) => {
    const ids = idsOf(rows);
    await askAgain(db, { communityId, ids }, { invitedBy, now, expiresAt: validUntil(now) });
    for (const id of ids) enqueue(sendAlumniInvitation, { communityId, id });
  },
});

export const revoking = serveBulk(revokeAlumniInvitations, {
  ...invitees,
  exclude: (row) => hasAnswered(row) ?? (row.invitee.revoked_at ? "already" : undefined),
  act: async ({ db, now }, { communityId }, rows) => {
    await revokeAlumni(db, { communityId, ids: idsOf(rows) }, now);
  },
});
