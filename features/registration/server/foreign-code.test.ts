import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { activateAlumnus, registerAlumnus, showInvitedCommunity } from "../contract/calls.ts";
import { invitedCodeOf, registrationOf, tokenMailedTo, typedPassword } from "./register.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const db = server.database.kysely;
const guest = server.as("guest");

test("a code leads to the community it was made in, whatever else the form says", async () => {
  const code = await invitedCodeOf(server, "ren", minato);
  const email = "foreign@example.jp";
  const form = registrationOf(code, email);
  const more = { community_id: aoba, state: "participating", role: "contractor" };
  const refused = guest.call(registerAlumnus, { body: { ...form, ...more } });
  await expect(refused).rejects.toMatchObject({ status: 400 });
  await guest.call(registerAlumnus, { body: form });
  const token = await tokenMailedTo(server, email);
  expect(await guest.call(activateAlumnus, { body: { token, password: typedPassword } })).toMatchObject({
    data: { community: { id: minato }, under_review: true },
  });
  const memberships = await db
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.community_id", "m.state", "m.role"])
    .where("a.email", "=", email)
    .execute();
  expect(memberships).toEqual([{ community_id: minato, state: "under_review", role: "member" }]);
});

test.each([
  ["expired", { expires_at: new Date("2026-11-20T00:00:00Z") }],
  ["revoked", { revoked_at: new Date("2026-11-20T00:00:00Z") }],
])("a code that is %s opens no page, and no form that was open before", async (_, values) => {
  const code = await invitedCodeOf(server, "hanako", aoba);
  expect(await guest.call(showInvitedCommunity, { params: { x: code } })).toMatchObject({ success: true });
  await db
    .updateTable("invitation_keys")
    .set(values)
    .where("membership_id", "=", server.ids.membership.hanako ?? 0)
    .execute();
  const refused = { status: 400, code: "INVALID_URL_ERROR" };
  await expect(guest.call(showInvitedCommunity, { params: { x: code } })).rejects.toMatchObject(refused);
  const body = registrationOf(code, "late@example.jp");
  await expect(guest.call(registerAlumnus, { body })).rejects.toMatchObject(refused);
  await db.deleteFrom("invitation_keys").execute();
});
