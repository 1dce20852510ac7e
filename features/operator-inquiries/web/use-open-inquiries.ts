import { MINUTE_MS } from "#kit/contract/durations.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listOperatorInquiries } from "../contract/calls.ts";
import { useInquiriesMessages } from "./messages.ts";

/** Counts the inquiries that nobody has answered, for the menu; what the count costs is asked for once a minute. */
export function useOpenInquiries() {
  const text = useInquiriesMessages();
  const query = useCall(
    listOperatorInquiries.count,
    { query: { state: "open" } },
    { staleTime: MINUTE_MS, refetchInterval: MINUTE_MS, meta: { beside: true } },
  );
  const count = query.data?.total_records ?? 0;
  return { count, countLabel: text.waiting(count) };
}
