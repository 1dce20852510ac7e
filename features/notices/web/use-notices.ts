import { useLanguage } from "#kit/web/i18n.ts";
import { useRecords } from "#kit/web/query/use-list-call.ts";
import { listNotices, listProductNotices } from "../contract/calls.ts";

/** Each list of the panel continues after the last notice seen, whatever is added above. */
export const useNotices = (communityId: number) => useRecords(listNotices, { params: { id: communityId } });

export function useProductNotices() {
  const { language } = useLanguage();
  return useRecords(listProductNotices, { query: { language } });
}
