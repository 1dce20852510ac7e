import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const LOOK_EVERY_MS = 50;

export type Balancer = {
  readonly address: string;
  readonly add: (address: string) => void;
  readonly remove: (address: string) => void;
  /** Returns how many processes receive requests at this moment. */
  readonly ready: () => number;
  readonly close: () => void;
};

/** Sends each request to the next process that is ready. It repeats none, so the client sees every failure. */
export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = async () => {
    for (const address of ready.keys()) {
      const answer = await fetch(`${address}/api/health`).catch(() => undefined);
      if (ready.has(address)) ready.set(address, answer?.status === 200);
    }
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const choose = () => {
    const usable = [...ready].filter(([, isReady]) => isReady);
    turn += 1;
    return usable[turn % usable.length]?.[0];
  };
  const server = createServer((from, to) => {
    const address = choose();
    if (address) pass(from, to, address, agent);
    else to.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (address) => void ready.set(address, false),
    remove: (address) => void ready.delete(address),
    ready: () => [...ready.values()].filter(Boolean).length,
    close: () => {
      clearInterval(looking);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

function pass(from: IncomingMessage, to: ServerResponse, address: string, agent: Agent): void {
  const { method, headers, url } = from;
  const onward = request(new URL(url ?? "/", address), { method, headers, agent }, (answer) => {
    const { connection: _, ...kept } = answer.headers;
    to.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(to);
  });
  onward.on("error", () => (to.headersSent ? to.destroy() : to.writeHead(502).end()));
  from.pipe(onward);
}
