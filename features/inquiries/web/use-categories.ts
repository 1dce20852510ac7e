import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listInquiryCategories } from "../contract/calls.ts";

/** R270: the categories are loaded once, with the form; undefined until then. */
export function useCategories() {
  const { language } = useLanguage();
  const query = useCall(listInquiryCategories, {}, { staleTime: Number.POSITIVE_INFINITY });
  const data = query.data?.data.map(({ id, name_ja, name_en }) => ({
    id,
    name: language === "ja" ? name_ja : name_en,
  }));
  return { ...query, data };
}
