import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import {
  invitedCodeOf,
  registrationOf,
  tokenMailedTo,
  typedPassword,
} from "#features/registration/server/register.test-helper.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Registers somebody in Aoba through the product's own calls, who then waits for approval. */
export async function makeCandidate(
  server: TestServer,
  name: string,
  changes: Parameters<typeof registrationOf>[2] = {},
): Promise<{ id: number; managementNo: number; email: string }> {
  const email = `${name}@example.jp`;
  const code = await invitedCodeOf(server, "hanako", server.ids.aoba);
  await server.as("guest").call(registerAlumnus, { body: registrationOf(code, email, changes) });
  const token = await tokenMailedTo(server, email);
  await server.as("guest").call(activateAlumnus, { body: { token, password: typedPassword } });
  const row = await server.database.kysely
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(["m.id", "m.management_no"])
    .where("a.email", "=", email)
    .executeTakeFirstOrThrow();
  return { id: row.id, managementNo: row.management_no, email };
}
