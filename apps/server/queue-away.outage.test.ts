import { Writable } from "node:stream";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { startTcpProxy, type TcpProxy } from "#kit/testing/tcp-proxy.ts";
import { engine } from "#kit/testing/template.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

type Line = { readonly level: number; readonly msg: string };
const WARN = 40;
const QUEUE_ERROR = "the job queue met an error and goes on";
const lines: Line[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    for (const line of String(chunk).trim().split("\n")) lines.push(JSON.parse(line));
    done();
  },
});

async function startBehindProxy() {
  let proxy: TcpProxy | undefined;
  const server = await startTestServer({
    logTo,
    logLevel: "info",
    wrapDatabase: async (real) => {
      const url = new URL(real.url ?? "");
      proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
      const through = await openPostgres(
        Object.assign(url, { hostname: "127.0.0.1", port: String(proxy.port) }).href,
      );
      return {
        ...through,
        close: async () => {
          await through.close();
          await real.close();
        },
      };
    },
  });
  await server.services.jobs.work(server.services);
  return { server, proxy: proxy ?? expect.unreachable() };
}
const behindProxy = engine === "postgres" ? await startBehindProxy() : undefined;
afterAll(() => behindProxy?.proxy.cut());
beforeEach(() => {
  lines.length = 0;
});

const said = (msg: string) => lines.some((line) => line.msg.includes(msg));
const warnings = () => lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg);
const queueErrors = () => lines.filter(({ msg }) => msg === QUEUE_ERROR).length;
const ONE_OUTAGE = [expect.stringContaining("the database is away"), "the database is back"];
/** By then every part of the queue has met it: its workers, its listener and its upkeep. */
const MANY = 9;

test.runIf(behindProxy)(
  "the queue adds nothing to the one warning of an outage, where the database refuses",
  async () => {
    const { proxy } = behindProxy ?? expect.unreachable();
    await proxy.cut();
    await until("the queue has noticed", () => queueErrors() >= MANY && said("is away"));
    await proxy.restore();
    await until("it is back", () => said("is back"));
    expect(warnings()).toEqual(ONE_OUTAGE);
  },
);

test.runIf(behindProxy)("nor where the database is silent", async () => {
  const { proxy } = behindProxy ?? expect.unreachable();
  proxy.freeze();
  await until("the queue has noticed", () => queueErrors() >= MANY && said("is away"), { withinMs: 60_000 });
  proxy.thaw();
  await until("it is back", () => said("is back"));
  expect(warnings()).toEqual(ONE_OUTAGE);
});
