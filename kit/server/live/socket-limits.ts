import type { Socket } from "socket.io";
import { ipAddressKey } from "../rate/ip-address-key.ts";
import { socketsAtOnce } from "../rate/rate-classes.ts";
import type { RateLimits } from "../rate/rate-limits.ts";

type Connection = Pick<Socket["conn"], "readyState" | "once">;

/** Counts the open connections of each key. */
function createCounter() {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  const giveBack = (key: string) => {
    if (of(key) > 1) counts.set(key, of(key) - 1);
    else counts.delete(key);
  };
  return {
    of,
    count: (key: string, connection: Connection): void => {
      // A connection that has closed meanwhile would never give its place back.
      if (connection.readyState === "closed") return;
      counts.set(key, of(key) + 1);
      connection.once("close", () => giveBack(key));
    },
  };
}

/** Limits the live connections of one address and one account in this process, before the database is asked. */
export function createSocketLimits(rateLimits: RateLimits) {
  const ofAddress = createCounter();
  const ofAccount = createCounter();
  return {
    hasPlaceFor: (address: string): boolean => ofAddress.of(ipAddressKey(address)) < socketsAtOnce.address,
    open: (address: string, connection: Connection) => ofAddress.count(ipAddressKey(address), connection),
    /** Checking a session costs a query. */
    mayShowSession: async (address: string): Promise<boolean> =>
      (await rateLimits.takeLive("handshake", ipAddressKey(address))) === undefined,
    /** Returns false for an account that has as many connections as it may. */
    enter(accountId: number, connection: Connection): boolean {
      if (ofAccount.of(`${accountId}`) >= socketsAtOnce.account) return false;
      ofAccount.count(`${accountId}`, connection);
      return true;
    },
    /** Returns the seconds to wait where the account joins rooms too often. */
    takeJoin: (accountId: number): Promise<number | undefined> =>
      rateLimits.takeLive("join", `account:${accountId}`),
  };
}
