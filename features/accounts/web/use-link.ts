import type { AnyCall, CallInput } from "#kit/contract/call.ts";
import { useCall } from "#kit/web/query/use-call.ts";

/** It takes a token and changes nothing. */
type CheckCall = AnyCall & { readonly method: "POST"; readonly access: "public"; readonly rate: "check" };

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
