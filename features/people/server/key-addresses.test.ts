import { expect, test } from "vitest";
import { addressKey } from "#kit/server/mail/bouncing-addresses.ts";
import { cast } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { keyAddressesOfAll, keySomeAddresses } from "./key-addresses.ts";

const server = await startTestServer();
const db = server.database.kysely;
const keysOf = async (email: string) =>
  (await db.selectFrom("people").select("address_key").where("email", "=", email).execute()).map(
    ({ address_key }) => address_key,
  );

test("after a night everybody's address is known by its key, in all communities, and a new address by its own", async () => {
  await keyAddressesOfAll.run(server.services, {});
  const unkeyed = db.selectFrom("people").where("address_key", "is", null).where("email", "!=", "");
  expect(await unkeyed.select("email").execute()).toEqual([]);
  const { secret } = server.services;
  const keys = await keysOf(cast.hanako.email);
  expect(new Set(keys)).toEqual(new Set([addressKey(secret, cast.hanako.email)]));
  await db
    .updateTable("people")
    .set({ email: "new@example.jp" })
    .where("email", "=", cast.hanako.email)
    .execute();
  expect(await keySomeAddresses(server.services)).toBe(false);
  expect(new Set(await keysOf("new@example.jp"))).toEqual(new Set([addressKey(secret, "new@example.jp")]));
});
