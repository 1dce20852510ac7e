import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import type { IssuedKey } from "../contract/calls.ts";
import { useInvitationMessages } from "./messages.ts";

type State = IssuedKey["state"];

const tones: Readonly<Record<State, BadgeTone>> = {
  valid: "success",
  expired: "neutral",
  revoked: "warning",
};

export const StateBadge = ({ state }: { state: State }) => (
  <Badge tone={tones[state]}>{useInvitationMessages().state[state]}</Badge>
);
