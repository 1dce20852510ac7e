import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { communityStateWords, type OperatedCommunity } from "../contract/calls.ts";

const tones = { active: "success", invited: "warning", suspended: "danger" } as const;

export function StateBadge({ state }: Pick<OperatedCommunity, "state">) {
  const { language } = useLanguage();
  return <Badge tone={tones[state]}>{communityStateWords[state][language]}</Badge>;
}
