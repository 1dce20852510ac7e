import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";

/** Shows a time to the second, as administrators see times; nothing for null. `time` is ISO 8601. R484 */
export const ExactTime = ({ time }: { readonly time: string | null }) =>
  time && <time dateTime={time}>{formatSecond(new Date(time))}</time>;
