import type { ErrorParams } from "#kit/contract/errors.ts";
import { createStore, type Store } from "#kit/ui/store.ts";
import { type ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { readDraft, writeDraft } from "#kit/web/drafts/draft-store.ts";

export type OutboxEntry = {
  /** The message is sent with this `client_id`, so that sending again never makes a second one. */
  readonly clientId: string;
  readonly content: string;
  readonly time: string;
  readonly state: "sending" | "failed";
  /** This is the server's reason for a refusal; a message without one is sent again when the connection is back. */
  readonly refusal: string | null;
  /** What the reason is about, such as the banned words that stand in the message. */
  readonly params?: ErrorParams | undefined;
};

export type Outbox = Pick<Store<readonly OutboxEntry[]>, "read" | "watch"> & {
  readonly add: (content: string) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  /** Sends the messages that only wait for the connection. */
  readonly resume: () => void;
  /** The server has these messages, although its answer may have been lost. */
  readonly settle: (clientIds: ReadonlySet<string>) => void;
};

type Deliver = (entry: OutboxEntry) => Promise<void>;

const NONE: readonly OutboxEntry[] = [];
const outboxes = new Map<string, Outbox>();

/** Holds the messages of a room that the server does not have yet. It outlives the screen and a reload. */
export function outboxOf(key: string, deliver: Deliver): Outbox {
  const known = outboxes.get(key) ?? createOutbox(key, deliver);
  outboxes.set(key, known);
  return known;
}

function createOutbox(key: string, deliver: Deliver): Outbox {
  let busy = false;
  const { read, set: show, watch } = createStore(NONE);

  const change = (next: readonly OutboxEntry[]) => {
    show(next);
    void writeDraft(key, next);
  };
  const set = (clientId: string, changes: Partial<OutboxEntry>) =>
    change(read().map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry)));
  const drop = (clientId: string) => change(read().filter((entry) => entry.clientId !== clientId));

  /** Messages are sent one by one, so that they arrive in the order they were written. */
  async function send(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = nextOf(read()); next; next = nextOf(read())) {
      try {
        await deliver(next);
        drop(next.clientId);
      } catch (error) {
        if (isRefusal(error)) {
          const [{ message_code: refusal, params } = { message_code: error.code }] = error.faults;
          set(next.clientId, { state: "failed", refusal, params });
        } else {
          change(read().map((entry) => (entry.state === "sending" ? { ...entry, state: "failed" } : entry)));
          break;
        }
      }
    }
    busy = false;
  }
  const sendAgain = (which: (entry: OutboxEntry) => boolean) => {
    if (!read().some(which)) return;
    change(read().map((entry) => (which(entry) ? { ...entry, state: "sending", refusal: null } : entry)));
    void send();
  };
  const waits = (entry: OutboxEntry) => entry.state === "failed" && entry.refusal === null;

  void readDraft<readonly OutboxEntry[]>(key).then((kept) => {
    if (!kept?.length) return;
    const here = new Set(read().map(({ clientId }) => clientId));
    change([...kept.filter(({ clientId }) => !here.has(clientId)), ...read()]);
    sendAgain((entry) => entry.refusal === null);
  });

  return {
    read,
    watch,
    add: (content) => {
      const time = new Date().toISOString();
      change([...read(), { clientId: crypto.randomUUID(), content, time, state: "sending", refusal: null }]);
      void send();
    },
    retry: (clientId) => sendAgain((entry) => entry.clientId === clientId),
    discard: drop,
    resume: () => sendAgain(waits),
    settle: (clientIds) => {
      if (read().some(({ clientId }) => clientIds.has(clientId)))
        change(read().filter(({ clientId }) => !clientIds.has(clientId)));
    },
  };
}

const nextOf = (entries: readonly OutboxEntry[]) => entries.find(({ state }) => state === "sending");

/** The server has refused the message as it is; after any other error it may be sent again. */
const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
