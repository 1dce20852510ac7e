import { useQuery } from "@tanstack/react-query";
import type { AnswerOf, AnyCall } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import type { checkAlumnusEmailLink, checkAlumnusResetLink } from "../contract/calls.ts";

type CheckCall = typeof checkAlumnusResetLink | typeof checkAlumnusEmailLink;

/** Looks once at what the link of a mail leads to; nothing is changed by it. */
export const useLink = <C extends CheckCall>(call: C, token: string) =>
  useQuery<AnswerOf<C>, ApiError>({
    queryKey: [call.path, token],
    queryFn: ({ signal }) =>
      send(call as AnyCall, { body: { token } } as never, signal) as Promise<AnswerOf<C>>,
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    // It is used up on this very page, and what became of it is told there.
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
