import { useOccupations } from "#features/occupations/web/index.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { AuditEvent } from "../contract/calls.ts";
import { changesInWords, isAboutJobTypes } from "../contract/event-in-words.ts";

export function useChangesInWords(event: Pick<AuditEvent, "act" | "changes">) {
  const { language } = useLanguage();
  const { occupations } = useOccupations(isAboutJobTypes(event));
  const jobTypes = occupations.flatMap((one) => [one, ...one.children]);
  return changesInWords(
    event,
    language,
    Object.fromEntries(jobTypes.map(({ value, label }) => [value, label])),
  );
}
