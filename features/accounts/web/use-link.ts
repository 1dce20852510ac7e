import type { CallInput } from "#kit/contract/call.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import type { checkResetLink } from "../contract/calls.ts";
import type { checkEmailLink } from "../contract/email-calls.ts";

type CheckCall = typeof checkResetLink.alumnus | typeof checkEmailLink.alumnus;

/** Checks once what the link of a mail leads to, without using it. */
export const useLink = <C extends CheckCall>(call: C, token: string) =>
  useCall<C>(call, { body: { token } } as CallInput<C>, {
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    // The link is used up on this very page, which shows the result itself.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
