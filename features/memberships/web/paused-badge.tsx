import { Badge } from "#kit/ui/badge/badge.tsx";
import { defineMessages } from "#kit/web/i18n.ts";

const usePausedMessages = defineMessages({ paused: "一時停止中" }, { paused: "Paused" });

/** Stands beside the name of a paused member. R123 */
export const PausedBadge = () => <Badge tone="warning">{usePausedMessages().paused}</Badge>;
