import type { DestinationStream } from "pino";
import { bounceSettings } from "#features/bounces/contract/permission-samples.test-helper.ts";
import { type DryRun, dryRun } from "#kit/testing/dry-run.ts";
import { startTestServer, type TestServer } from "#kit/testing/test-server.ts";

// No service answers there: the table is about who may go there, not about what it says.
const service = {
  protocol: "openid",
  issuer: "http://127.0.0.1:9",
  clientId: "enishi",
  clientSecret: "never shown",
  scope: "openid",
} as const;

/** Starts a server with everything switched on that a call needs; each attempt is undone. */
export async function startMatrixServer(
  options: { logTo?: DestinationStream } = {},
): Promise<TestServer & { readonly attempt: DryRun["attempt"] }> {
  let dry: DryRun | undefined;
  const server = await startTestServer({
    ...options,
    identityServices: { google_oauth2: service, partner: service },
    partner: { prefix: "partner", communityId: 1 },
    bounceSettings,
    wrapDatabase: (database) => {
      dry = dryRun(database);
      return dry.database;
    },
  });
  if (!dry) throw new Error("the server has opened no database");
  return { ...server, attempt: dry.attempt };
}
