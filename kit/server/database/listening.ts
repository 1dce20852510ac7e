import { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Connections } from "./connections.ts";
import type { NotificationListener } from "./database.ts";

/** A reachable database accepts a new connection within this time. */
export const CONNECT_TIMEOUT_MS = 4_000;
const RELISTEN_MS = 500;
/** The listening connection is silent by nature, so it is asked this often whether it still answers. */
const ASKED_EVERY_MS = 1_000;
/** Together with the pause between two questions, this is how long a call waits for a database that has frozen. */
const ANSWER_MS = 2_500;

type Listening = {
  readonly url: string;
  readonly channel: string;
  readonly listener: NotificationListener;
  readonly connections: Connections;
};

/**
 * Keeps one listening connection; when it breaks, reports that at once and listens again when the database is back. It
 * also tells a frozen database from a slow statement, which look the same on the statement's own connection.
 */
export async function listenForEver(listening: Listening): Promise<{ stop: () => Promise<void> }> {
  const { listener, connections } = listening;
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const drop = () => {
    if (stopped || retry) return;
    client = undefined;
    listener.onConnection(false);
    retry = setTimeout(() => {
      retry = undefined;
      const heard = connections.heard();
      connect().catch((error: unknown) => {
        // A refusal is an answer too; calls find out about it by themselves.
        if (!isSilence(error)) connections.resume();
        else if (connections.heard() === heard) connections.giveUp();
        drop();
      });
    }, RELISTEN_MS);
  };
  const connect = async () => {
    const socket = new Socket();
    const next = await startListening(listening, socket, drop).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    if (stopped) return next.end();
    client = next;
    connections.resume();
    listener.onConnection(true);
    void askOnAndOn(next, socket, connections);
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

async function startListening({ url, channel, listener }: Listening, socket: Socket, drop: () => void) {
  const client = new pg.Client({
    connectionString: url,
    stream: () => socket,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  client.on("error", drop);
  client.on("end", drop);
  client.on("notification", (message) => listener.onNotification(message.payload ?? ""));
  await client.connect();
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  return client;
}

const isSilence = (error: unknown): boolean => /timeout|ETIMEDOUT/i.test(String(error));

/** Asks until the connection ends. A connection that is silent while the database answers on others is ended alone. */
async function askOnAndOn(client: pg.Client, socket: Socket, connections: Connections): Promise<void> {
  while (!socket.destroyed) {
    await wait(ASKED_EVERY_MS, undefined, { ref: false });
    const heard = connections.heard();
    if (await isAnswered(client)) continue;
    if (connections.heard() === heard) connections.giveUp();
    socket.destroy();
  }
}

async function isAnswered(client: pg.Client): Promise<boolean> {
  const timely = new AbortController();
  const late = async () => {
    await wait(ANSWER_MS, undefined, { ref: false, signal: timely.signal });
    // A process that was busy itself first reads the answers that have arrived meanwhile.
    await nextTurn();
    return false;
  };
  // A broken connection reports itself, so its error means nothing here.
  const answer = client.query("select 1").then(
    () => true,
    () => true,
  );
  const answered = await Promise.race([answer, late()]);
  timely.abort();
  return answered;
}
