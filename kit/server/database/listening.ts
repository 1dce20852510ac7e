import { Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Connections } from "./connections.ts";
import type { NotificationListener } from "./database.ts";

/** A new connection to a database that is there is made within this time. */
export const CONNECT_TIMEOUT_MS = 4_000;
const RELISTEN_MS = 500;
/** The listening connection is silent by nature, so it is asked for an answer every so often. */
const ASKED_EVERY_MS = 1_000;
/** Together with the pause between two questions: how long a call waits for a database that has frozen. */
const ANSWER_MS = 2_500;

type Listening = {
  readonly url: string;
  readonly channel: string;
  readonly listener: NotificationListener;
  readonly connections: Connections;
};

/**
 * Keeps one listening connection; when it breaks, says so at once and listens again when the server is back. It is
 * also how a frozen database is told from a slow statement: on the statement's own connection both are silence.
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
        // A refusal is an answer too: calls find out by themselves.
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

/** Until the connection ends. One that is silent while the database answers on others ends alone. */
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
    // Held up itself, this process finds answers that have long been there.
    await nextTurn();
    return false;
  };
  // A connection that has broken says so by itself.
  const answer = client.query("select 1").then(
    () => true,
    () => true,
  );
  const answered = await Promise.race([answer, late()]);
  timely.abort();
  return answered;
}
