import { type InquiryState, inquiryStateWords } from "#features/inquiries/contract/states.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";

const tones = { open: "warning", answered: "success", closed: "neutral" } as const;

export function StateBadge({ state }: { readonly state: InquiryState }) {
  const { language } = useLanguage();
  return <Badge tone={tones[state]}>{inquiryStateWords[state][language]}</Badge>;
}
