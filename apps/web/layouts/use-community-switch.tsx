import { IconArrowsExchange, IconBuildingCommunity } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { entrancesOf } from "#features/lobby/web/index.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { useLayoutMessages } from "./messages.ts";

const otherIcon = <IconArrowsExchange size={18} aria-hidden="true" />;

/** Returns the other communities to go to from the console, loaded on demand, and the list of all. */
export function useCommunitySwitch(communityId: number | null) {
  const text = useLayoutMessages().member;
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const cards = useCall(listCommunities, {}, { enabled: isWanted }).data?.data.records;
  const others = (cards ?? []).flatMap((card): MenuItem[] => {
    const { toConsole, asMember } = entrancesOf(card, "community");
    const to = card.id === communityId ? undefined : (toConsole ?? asMember);
    if (to === undefined) return [];
    return [{ label: card.name, icon: otherIcon, onSelect: () => void navigate(to) }];
  });
  const all: MenuItem = {
    label: text.lobby,
    icon: <IconBuildingCommunity size={18} aria-hidden="true" />,
    onSelect: () => void navigate(lobbyPath("community")),
  };
  return { communities: [...others, all], onCommunities: () => setWanted(true) };
}
