import { useCall } from "#kit/web/query/use-call.ts";
import { showReturnedMail } from "../contract/calls.ts";

/** Since when mail to one's own address comes back; null where it does not, and while nobody knows. */
export function useReturnedMail(): Date | null {
  const since = useCall(showReturnedMail, {}).data?.data.since;
  return since ? new Date(since) : null;
}
