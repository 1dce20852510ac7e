import { type ApiError, isApiError } from "#kit/web/api/api-error.ts";
import { readDraft, writeDraft } from "#kit/web/drafts/draft-store.ts";

export type OutboxEntry = {
  /** The `client_id` it is sent with, so that sending again never makes a second message. */
  readonly clientId: string;
  readonly content: string;
  readonly time: string;
  readonly state: "sending" | "failed";
  /** The server's reason; a message without one goes out by itself when the connection is back. */
  readonly refusal: string | null;
};

export type Outbox = {
  readonly read: () => readonly OutboxEntry[];
  readonly watch: (watcher: () => void) => () => void;
  readonly add: (content: string) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  /** Tries whatever only waits for the connection. */
  readonly resume: () => void;
  /** The server has these; an answer may have been lost on the way. */
  readonly settle: (clientIds: ReadonlySet<string>) => void;
};

type Deliver = (entry: OutboxEntry) => Promise<void>;

const NONE: readonly OutboxEntry[] = [];
const outboxes = new Map<string, Outbox>();

/** The messages of a place that the server does not have yet. It outlives the screen, and the page. */
export function outboxOf(key: string, deliver: Deliver): Outbox {
  const known = outboxes.get(key) ?? createOutbox(key, deliver);
  outboxes.set(key, known);
  return known;
}

function createOutbox(key: string, deliver: Deliver): Outbox {
  let entries = NONE;
  let busy = false;
  const watchers = new Set<() => void>();

  const change = (next: readonly OutboxEntry[]) => {
    entries = next;
    void writeDraft(key, entries);
    for (const watcher of watchers) watcher();
  };
  const set = (clientId: string, changes: Partial<OutboxEntry>) =>
    change(entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry)));
  const drop = (clientId: string) => change(entries.filter((entry) => entry.clientId !== clientId));

  /** One after another, so that they arrive in the order they were written. */
  async function send(): Promise<void> {
    if (busy) return;
    busy = true;
    for (let next = nextOf(entries); next; next = nextOf(entries)) {
      try {
        await deliver(next);
        drop(next.clientId);
      } catch (error) {
        if (isRefusal(error)) set(next.clientId, { state: "failed", refusal: error.code });
        else {
          change(entries.map((entry) => (entry.state === "sending" ? { ...entry, state: "failed" } : entry)));
          break;
        }
      }
    }
    busy = false;
  }
  const sendAgain = (which: (entry: OutboxEntry) => boolean) => {
    if (!entries.some(which)) return;
    change(entries.map((entry) => (which(entry) ? { ...entry, state: "sending", refusal: null } : entry)));
    void send();
  };
  const waits = (entry: OutboxEntry) => entry.state === "failed" && entry.refusal === null;

  void readDraft<readonly OutboxEntry[]>(key).then((kept) => {
    if (!kept?.length) return;
    const here = new Set(entries.map(({ clientId }) => clientId));
    change([...kept.filter(({ clientId }) => !here.has(clientId)), ...entries]);
    sendAgain((entry) => entry.refusal === null);
  });

  return {
    read: () => entries,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    add: (content) => {
      const time = new Date().toISOString();
      change([...entries, { clientId: crypto.randomUUID(), content, time, state: "sending", refusal: null }]);
      void send();
    },
    retry: (clientId) => sendAgain((entry) => entry.clientId === clientId),
    discard: drop,
    resume: () => sendAgain(waits),
    settle: (clientIds) => {
      if (entries.some(({ clientId }) => clientIds.has(clientId)))
        change(entries.filter(({ clientId }) => !clientIds.has(clientId)));
    },
  };
}

const nextOf = (entries: readonly OutboxEntry[]) => entries.find(({ state }) => state === "sending");

/** The server has answered and will not take it as it is; anything else may work when tried again. */
const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
