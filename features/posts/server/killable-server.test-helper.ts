import type { AddressInfo } from "node:net";
import { createServer } from "#apps/server/create-server.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { createTestClock } from "#kit/testing/clock.ts";

/** A server in a process of its own, over the database at its first argument; prints its port once it listens. */
const [place = "", folder = ""] = process.argv.slice(2);
const server = await createServer({
  database: place.startsWith("postgres") ? await openPostgres(place) : await openPglite(place),
  clock: createTestClock(),
  publicUrl: "http://localhost",
  secret: "a secret for tests, thirty-two characters",
  filesUrl: `file:${folder}/files`,
  mailUrl: null,
  mailFrom: "Enishi <no-reply@enishi.example>",
  mailboxFolder: `${folder}/mailbox`,
  rateLimits: false,
  logLevel: "silent",
});
await server.app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${(server.app.server.address() as AddressInfo).port}\n`);
