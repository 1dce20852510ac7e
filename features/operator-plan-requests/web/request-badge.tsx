import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type RequestState, requestStateWords } from "../contract/calls.ts";

const tones = { open: "warning", accepted: "success", declined: "neutral" } as const;

export function RequestBadge({ state }: { readonly state: RequestState }) {
  const { language } = useLanguage();
  return <Badge tone={tones[state]}>{requestStateWords[state][language]}</Badge>;
}
