import { HOUR_MS } from "#kit/contract/durations.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { listOccupations } from "../contract/calls.ts";

const FRESH_MS = HOUR_MS;

type Choice = { readonly value: string; readonly label: string };
export type Occupation = Choice & { readonly children: readonly Choice[] };

/** Loads job types in the language of the screen; they change only with a release. */
export function useOccupations(enabled: boolean) {
  const { language } = useLanguage();
  const query = useCall(listOccupations, {}, { enabled, staleTime: FRESH_MS });
  const named = ({ id, name_ja, name_en }: { id: number; name_ja: string; name_en: string }): Choice => ({
    value: String(id),
    label: language === "ja" ? name_ja : name_en,
  });
  const occupations: readonly Occupation[] = (query.data?.data ?? []).map((parent) => ({
    ...named(parent),
    children: parent.children.map(named),
  }));
  return { ...query, occupations };
}
