import { LRUCache } from "lru-cache";
import { commonErrors } from "#kit/contract/errors.ts";
import type { Absence } from "../absence.ts";
import type { Clock } from "../clock.ts";
import type { Database, Db } from "../database/database.ts";
import { runIn } from "../database/run-in.ts";
import { failure } from "../failure.ts";
import {
  findHighestRole,
  findMembership,
  findSession,
  type MembershipRow,
  touchSession,
} from "./access.sql.ts";
import type { Account, Member, Role } from "./actor.ts";
import { createAddressList } from "./address-list.ts";
import { refuseEntry } from "./entry.ts";
import { hashSecretToken } from "./secret-token.ts";
import { SESSION_ABSOLUTE_MS, SESSION_SLIDING_MS, SESSION_TOUCH_MS } from "./session-lifetime.ts";

type KnownSession = {
  readonly account: Account;
  readonly expiresAt: number;
  readonly endsAt: number;
  touchedAt: number;
};
/** `isLengthened` says that this use of the session has put off its expiry. */
export type UsedSession = {
  readonly account: Account;
  readonly expiresAt: Date;
  readonly isLengthened: boolean;
};
/** `id` has no meaning for the kind `everybody`. */
type Change = { readonly kind: "account" | "community" | "everybody"; readonly id: number };

const CACHED_FOR_MS = 10_000;
const CACHED_AT_MOST = 20_000;
export const ACCESS_CHANNEL = "access_changed";

export type Access = ReturnType<typeof createAccess>;

/**
 * Resolves cookies to accounts and accounts to members. What is resolved is cached for a few seconds and dropped as
 * soon as the database announces a change (`db/migrations/0006_access_changes.sql`). While announcements cannot be
 * heard, nothing is cached, so that access ends at once in every process.
 */
export function createAccess(database: Database, clock: Clock, absence: Absence) {
  const sessions = new LRUCache<string, KnownSession>({ max: CACHED_AT_MOST, ttl: CACHED_FOR_MS });
  const memberships = new LRUCache<string, MembershipRow>({ max: CACHED_AT_MOST, ttl: CACHED_FOR_MS });
  const onChange = new Set<(change: Change) => void>();
  let hearing = false;
  let epoch = 0;

  const forgetAll = () => {
    epoch += 1;
    sessions.clear();
    memberships.clear();
  };
  const forget = (change: Change) => {
    if (change.kind === "everybody") return forgetAll();
    epoch += 1;
    for (const [key, known] of sessions)
      if (change.kind === "account" && known.account.accountId === change.id) sessions.delete(key);
    for (const key of memberships.keys()) {
      const [communityId, accountId] = key.split(":").map(Number);
      if (change.id === (change.kind === "account" ? accountId : communityId)) memberships.delete(key);
    }
  };

  const remember = <V extends object>(
    cache: LRUCache<string, V>,
    key: string,
    value: V,
    seenEpoch: number,
  ) => {
    if (hearing && seenEpoch === epoch) cache.set(key, value);
    return value;
  };

  async function loadSession(token: string): Promise<KnownSession | undefined> {
    const seenEpoch = epoch;
    const [row] = await database.run(findSession, { tokenHash: hashSecretToken(token) });
    if (!row) return undefined;
    const account = {
      accountId: row.account_id,
      sessionId: row.session_id,
      kind: row.kind,
      language: row.language,
    };
    const known = {
      account,
      expiresAt: row.expires_at.getTime(),
      endsAt: row.created_at.getTime() + SESSION_ABSOLUTE_MS,
      touchedAt: row.last_used_at.getTime(),
    };
    return remember(sessions, token, known, seenEpoch);
  }

  async function findOpen(token: string): Promise<KnownSession | undefined> {
    const known = sessions.get(token) ?? (await loadSession(token));
    return known && known.expiresAt > clock.now().getTime() ? known : undefined;
  }

  async function loadMembership(
    communityId: number,
    accountId: number,
    transaction: Db | undefined,
  ): Promise<MembershipRow | undefined> {
    const key = `${communityId}:${accountId}`;
    const known = memberships.get(key);
    if (known) return known;
    const values = { community: communityId, account: accountId };
    // Inside a transaction, no second connection may be free, and what is read may never be committed.
    if (transaction) return (await runIn(transaction, findMembership, values))[0];
    const seenEpoch = epoch;
    const [row] = await database.run(findMembership, values);
    return row && remember(memberships, key, row, seenEpoch);
  }

  return {
    /** Returns the account behind a cookie, or null for a missing, ended or expired session. */
    resolveAccount: async (token: string): Promise<Account | null> =>
      (await findOpen(token))?.account ?? null,

    /**
     * Does the same for a caller that can set a cookie: it puts off the session's expiry, at most every five minutes,
     * and says until when the browser has to keep its cookie now.
     */
    async lengthenSession(token: string): Promise<UsedSession | null> {
      const known = await findOpen(token);
      if (!known) return null;
      const { account, endsAt } = known;
      const now = clock.now().getTime();
      if (now - known.touchedAt <= SESSION_TOUCH_MS)
        return { account, expiresAt: new Date(known.expiresAt), isLengthened: false };
      known.touchedAt = now;
      const expiresAt = new Date(Math.max(known.expiresAt, Math.min(now + SESSION_SLIDING_MS, endsAt)));
      await database.run(touchSession, { session: account.sessionId, now: new Date(now), expiresAt });
      // The cached session carries its old expiry and would end as though it had not been used.
      sessions.delete(token);
      return { account, expiresAt, isLengthened: true };
    },

    /**
     * Returns the account as a member of the community. Strangers get 404; who may not enter gets 403 with the reason.
     * A caller inside a transaction has to pass it.
     */
    async enter(account: Account, communityId: number, ipAddress: string, transaction?: Db): Promise<Member> {
      const row =
        account.kind === "operator"
          ? undefined
          : await loadMembership(communityId, account.accountId, transaction);
      if (!row || account.kind === "operator") throw failure(commonErrors.RECORD_NOT_FOUND);
      assertMayEnter(row, communityId, ipAddress);
      return {
        ...account,
        kind: account.kind,
        communityId,
        membershipId: row.membership_id,
        role: row.role,
        postingBlocked: row.posting_blocked,
        community: row,
      };
    },

    async highestRole(account: Account): Promise<Role> {
      const [row] = await database.run(findHighestRole, { account: account.accountId });
      return row?.role ?? "member";
    },

    /** Drops the cached access of an account in this process, so that the next call resolves it again. */
    forgetAccount: (accountId: number) => forget({ kind: "account", id: accountId }),
    forgetCommunity: (communityId: number) => forget({ kind: "community", id: communityId }),
    onChange: (listener: (change: Change) => void) => onChange.add(listener),

    async start() {
      await database.listen(ACCESS_CHANNEL, {
        onNotification: (payload) => {
          const [kind, id] = payload.split(":");
          const change = { kind: kind as Change["kind"], id: Number(id) };
          forget(change);
          for (const listener of onChange) listener(change);
        },
        onConnection: (connected) => {
          hearing = connected;
          forgetAll();
          absence[connected ? "ends" : "begins"]();
        },
      });
    },
  };
}

function assertMayEnter(row: MembershipRow, communityId: number, ipAddress: string): void {
  const refusal = refuseEntry(row);
  if (refusal) throw failure(refusal);
  if (!isAllowedAddress(row.ip_allow_list, ipAddress))
    throw failure(commonErrors.ERROR_IP_ADDRESS_NOT_WHITELISTED);
  if (row.owes_second_factor)
    throw failure(commonErrors.ERROR_SECOND_FACTOR_DEMANDED, { params: { community_id: communityId } });
  if (row.owes_consent)
    throw failure(commonErrors.ERROR_TERMS_NOT_AGREED, { params: { community_id: communityId } });
}

/** R249: an empty list allows every address. */
export const isAllowedAddress = (allowList: readonly string[], ipAddress: string): boolean =>
  allowList.length === 0 || createAddressList(allowList)(ipAddress);
