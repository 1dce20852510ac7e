import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type IssuedKey, invitationStateWords } from "../contract/calls.ts";

type State = IssuedKey["state"];

const tones: Readonly<Record<State, BadgeTone>> = {
  valid: "success",
  expired: "neutral",
  revoked: "warning",
};

export const StateBadge = ({ state }: { state: State }) => (
  <Badge tone={tones[state]}>{invitationStateWords[state][useLanguage().language]}</Badge>
);
