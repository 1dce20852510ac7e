import type { Language } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listFaqs } from "../contract/calls.ts";
import type { FaqInBoth } from "./find-faqs.ts";

const STALE_MS = 300_000;
const otherThan: Readonly<Record<Language, Language>> = { ja: "en", en: "ja" };

/** Loads the answers in the language of the screen, and those in the other one, by which they are found too. */
export function useFaqs({ beside = false }: { readonly beside?: boolean } = {}) {
  const { language } = useLanguage();
  const options = { staleTime: STALE_MS, meta: { beside } };
  const query = useCall(listFaqs, { query: { language } }, options);
  // A failure leaves the search to one language.
  const other = useCall(
    listFaqs,
    { query: { language: otherThan[language] } },
    {
      staleTime: STALE_MS,
      meta: { beside: true },
    },
  );
  const known = new Map(other.data?.data.map((faq) => [faq.id, faq]));
  const data = query.data?.data.map((faq): FaqInBoth => ({ ...faq, other: known.get(faq.id) }));
  return { ...query, data };
}
