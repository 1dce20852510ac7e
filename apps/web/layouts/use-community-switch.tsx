import { IconArrowsExchange, IconBuildingCommunity } from "@tabler/icons-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type CommunityCard, listCommunities } from "#features/lobby/contract/calls.ts";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { pathToAdminScreen, pathToScreen } from "../screens/path-to.ts";
import { useLayoutMessages } from "./messages.ts";

const otherIcon = <IconArrowsExchange size={18} aria-hidden="true" />;

/** Where an administrator works in a community, and everybody else reads; null where neither may be entered. */
const entranceOf = ({ id, can_enter, is_admin, is_daiko }: CommunityCard): string | null => {
  if (!can_enter) return null;
  if (is_admin) return pathToAdminScreen("SF10", id);
  return is_daiko ? null : pathToScreen("community", "SF10", { id });
};

/** The other communities one may go to from the console, fetched when they are asked for, and the list of all. */
export function useCommunitySwitch(communityId: number | null) {
  const text = useLayoutMessages().member;
  const navigate = useNavigate();
  const [isWanted, setWanted] = useState(false);
  const cards = useCall(listCommunities, {}, { enabled: isWanted }).data?.data.records;
  const others = (cards ?? []).flatMap((card): MenuItem[] => {
    const to = card.id === communityId ? null : entranceOf(card);
    if (to === null) return [];
    return [{ label: card.name, icon: otherIcon, onSelect: () => void navigate(to) }];
  });
  const all: MenuItem = {
    label: text.lobby,
    icon: <IconBuildingCommunity size={18} aria-hidden="true" />,
    onSelect: () => void navigate(lobbyPath("community")),
  };
  return { communities: [...others, all], onCommunities: () => setWanted(true) };
}
