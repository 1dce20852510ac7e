import { useCall } from "#kit/web/query/use-call.ts";
import { listSessions, showAccount } from "../contract/calls.ts";

export const useAccount = () => useCall(showAccount, {});

export const useSessions = (page: number) => useCall(listSessions, { query: { page } });
