import { useCall } from "#kit/web/query/use-call.ts";
import { showReturnedMail } from "../contract/calls.ts";

/** Returns since when mail to one's own address bounces; null where it does not, and while loading. */
export function useReturnedMail(): Date | null {
  const since = useCall(showReturnedMail, {}).data?.data.since;
  return since ? new Date(since) : null;
}
