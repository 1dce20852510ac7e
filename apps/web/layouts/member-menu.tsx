import {
  IconArticle,
  IconBell,
  IconBuildingCommunity,
  IconCoins,
  IconHelpCircle,
  IconHome,
  IconLayoutDashboard,
  IconMail,
  IconMessages,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Area } from "#kit/contract/area.ts";
import type { BottomPlace, MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { pathToAdminScreen, pathToScreen } from "../screens/path-to.ts";
import type { useLayoutMessages } from "./messages.ts";

type Text = ReturnType<typeof useLayoutMessages>["member"];
export type MenuFacts = {
  readonly area: Area;
  readonly communityId: number | null;
  /** R042 */
  readonly siteAvailable: boolean;
  readonly isAdmin: boolean;
  readonly unreadChats: number;
  readonly unreadNotices: number;
  /** The `id` of the bell's panel. */
  readonly noticesId: string;
};

const SIZE = 20;
const entry = (
  to: string | null,
  label: string,
  icon: ReactNode,
  more: Partial<MenuEntry> = {},
): MenuEntry[] => (to === null ? [] : [{ to, label, icon, ...more }]);

const unread = (text: Text, count: number) => ({ count, countLabel: text.unread(count) });

/** Places inside a community and outside it; a place whose screen does not exist is left out. */
export function memberMenu(text: Text, facts: MenuFacts): MenuGroup[] {
  const { area, communityId: id, siteAvailable, isAdmin, unreadChats } = facts;
  const inside = (code: string) => (id === null ? null : pathToScreen(area, code, { id }));
  const here = [
    ...entry(inside("SF10"), text.home, <IconHome size={SIZE} />, { end: true }),
    ...(siteAvailable ? entry(inside("SH10"), text.site, <IconArticle size={SIZE} />) : []),
    ...entry(inside("SN10"), text.groups, <IconUsersGroup size={SIZE} />),
    ...entry(inside("SQ10"), text.members, <IconUsers size={SIZE} />),
    ...entry(inside("SM10"), text.chats, <IconMessages size={SIZE} />, unread(text, unreadChats)),
    ...entry(inside("SS10"), text.messages, <IconMail size={SIZE} />),
  ];
  const dashboard = isAdmin && id !== null ? pathToAdminScreen("SF10", id) : null;
  const elsewhere = [
    ...entry(dashboard, text.administration, <IconLayoutDashboard size={SIZE} />),
    ...entry(pathToScreen(area, "SJ10"), text.points, <IconCoins size={SIZE} />),
    ...entry(pathToScreen(area, "ST10"), text.faq, <IconHelpCircle size={SIZE} />),
    ...entry(lobbyPath(area), text.lobby, <IconBuildingCommunity size={SIZE} />),
  ];
  return [{ entries: here }, { entries: elsewhere }].filter((group) => group.entries.length > 0);
}

/** The five places under the thumb inside a community; everything else stands in the menu that slides in. */
export function memberPlaces(text: Text, facts: MenuFacts): BottomPlace[] | undefined {
  const { area, communityId: id, unreadChats, unreadNotices, noticesId } = facts;
  if (id === null) return undefined;
  const inside = (code: string) => pathToScreen(area, code, { id });
  return [
    ...entry(inside("SF10"), text.home, <IconHome size={24} />, { end: true }),
    ...entry(inside("SN10"), text.groups, <IconUsersGroup size={24} />),
    ...entry(inside("SM10"), text.chats, <IconMessages size={24} />, unread(text, unreadChats)),
    {
      popoverTarget: noticesId,
      label: text.notices,
      icon: <IconBell size={24} />,
      ...unread(text, unreadNotices),
    },
    ...entry(inside(area === "alumni" ? "SG40" : "SG41"), text.me, <IconUser size={24} />),
  ];
}
