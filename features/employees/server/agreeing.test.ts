import { expect, test } from "vitest";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { listOwedTerms } from "#features/terms/contract/consent-calls.ts";
import type { TermsDocument } from "#features/terms/contract/views.ts";
import { publishTerms } from "#features/terms/server/index.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { joinAsEmployee, registerEmployee } from "../contract/calls.ts";
import { invite, registrationBy, sessionOf } from "./employees.test-helper.ts";

const server = await startTestServer();
const { aoba, minato } = server.ids;
const guest = server.as("guest");
const publish = (communityId: number | null, document: TermsDocument) =>
  publishTerms(
    { db: server.database.kysely, now: server.clock.now() },
    { communityId, document, content: "約束" },
  );
const stale = { status: 400, faults: [{ field: "consent_community", message_code: "AGREEMENT" }] };

// From here on administrators too are asked for their consent to what is published.
const [newcomer, ofKen] = [
  await invite(server, "misaki", aoba, { email: "terms@example.jp" }),
  await invite(server, "yui", minato, { email: "ken@example.jp" }),
];
await publish(null, "provider");
for (const id of [aoba, minato])
  for (let version = 1; version <= 3; version += 1) await publish(id, "employee");

test("whoever registers agrees to the terms as they are now, and is not asked again inside", async () => {
  const versions = { consent_enishi_version: 1, consent_community_version: 2 };
  const body = registrationBy(newcomer, versions);
  await expect(guest.call(registerEmployee, { body })).rejects.toMatchObject(stale);
  const answer = await guest.send(registerEmployee, { body: { ...body, consent_community_version: 3 } });
  const person = server.as(sessionOf(answer.headers));
  const params = { id: aoba };
  expect(await person.call(showCommunity, { params })).toMatchObject({ success: true });
  expect((await person.call(listOwedTerms, { params })).data.records).toEqual([]);
});

test("whoever joins with an account agrees to that community's, and to nothing they were not shown", async () => {
  const params = { id: minato };
  const join = (consents: object) =>
    server.as("ken").call(joinAsEmployee, { params, body: { invited_code: ofKen, ...consents } as never });
  await expect(join({})).rejects.toMatchObject(stale);
  await expect(join({ consent_community: false })).rejects.toMatchObject(stale);
  await expect(join({ consent_community: true })).rejects.toMatchObject(stale);
  await join({ consent_community: true, consent_community_version: 3 });
  const { data } = await server.as("ken").call(listOwedTerms, { params });
  expect(data.records.map(({ document }) => document)).toEqual(["provider"]);
});
