import { useCall } from "#kit/web/query/use-call.ts";
import { listSessions, showAccount } from "../contract/calls.ts";

/** Loads the address one signs in with and what is pending about it. */
export const useAccount = () => useCall(showAccount, {});

export const useSessions = (page: number) => useCall(listSessions, { query: { page } });
