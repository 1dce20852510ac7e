import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { createGroup } from "../contract/calls.ts";
import { INVITATION_URL } from "../contract/limits.ts";
import { groupStatus } from "../contract/views.ts";

export const form = (name: string, more: { is_invitation_only?: boolean; information?: string } = {}) => ({
  client_id: crypto.randomUUID(),
  name,
  ...(more.is_invitation_only && { information: INVITATION_URL }),
  ...more,
});

export const groupsOf = (server: TestServer) => ({
  create: async (who: PersonKey, name: string, more: Parameters<typeof form>[1] = {}) => {
    const params = { id: who === "yui" || who === "ren" ? server.ids.minato : server.ids.aoba };
    return (await server.as(who).call(createGroup, { params, body: form(name, more) })).group;
  },
  /** Leaves the row that the office's invitation would leave. R106 */
  invite: async (groupId: number, who: PersonKey) => {
    await server.database.kysely
      .insertInto("group_members")
      .values({
        community_id: server.ids.aoba,
        group_id: groupId,
        membership_id: server.ids.membership[who] ?? 0,
        status: groupStatus.invited,
        updated_at: server.clock.now(),
      })
      .execute();
  },
  blockPosting: async (who: PersonKey, posting_blocked: boolean) => {
    await server.database.kysely
      .updateTable("memberships")
      .set({ posting_blocked })
      .where("id", "=", server.ids.membership[who] ?? 0)
      .execute();
    server.services.access.forgetAccount(server.ids.account[who]);
  },
  allowCreation: async (group_creation: boolean) => {
    await server.database.kysely
      .updateTable("communities")
      .set({ group_creation })
      .where("id", "=", server.ids.aoba)
      .execute();
    server.services.access.forgetCommunity(server.ids.aoba);
  },
});
