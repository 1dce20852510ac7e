import { IconBell, IconBuildingCommunity, IconLayoutDashboard, IconUser } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Area } from "#kit/contract/area.ts";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { BottomPlace, MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { memberIcons } from "./member-icons.ts";
import type { useLayoutMessages } from "./messages.ts";

type Text = ReturnType<typeof useLayoutMessages>["member"];
export type MenuFacts = {
  readonly area: Area;
  readonly language: Language;
  readonly communityId: number | null;
  readonly isAdmin: boolean;
  /** In the menu the screen on show belongs to the screen with this code. */
  readonly belongsTo: string | undefined;
  readonly unreadChats: number;
  readonly unreadNotices: number;
  readonly noticesId: string;
};

const SIZE = 20;
const THUMB_SIZE = 24;
const entry = (to: string | null, label: string, icon: ReactNode): MenuEntry[] =>
  to === null ? [] : [{ to, label, icon }];

const unread = (text: Text, count: number) => ({ count, countLabel: text.unread(count) });

/** Returns the entries inside the community; with `atThumb`, those of the bottom bar. */
function placesInside(text: Text, facts: MenuFacts, id: number, atThumb: boolean): MenuEntry[] {
  return menuScreens.flatMap(({ code, path, title, menu }) => {
    if (menu.group !== "community" || !path.startsWith(`/${facts.area}/`)) return [];
    if (atThumb && !menu.atThumb) return [];
    const Icon = memberIcons[menu.icon];
    return [
      {
        to: linkTo(path, { id }),
        label: title[facts.language],
        icon: <Icon size={atThumb ? THUMB_SIZE : SIZE} />,
        ...(menu.end ? { end: true } : {}),
        ...(code === facts.belongsTo ? { isCurrent: true } : {}),
        ...(menu.counted ? unread(text, facts.unreadChats) : {}),
      },
    ];
  });
}

export function memberMenu(text: Text, facts: MenuFacts): MenuGroup[] {
  const { area, communityId: id, isAdmin } = facts;
  const dashboard = isAdmin && id !== null ? linkTo("/community/communities/:id/dashboard", { id }) : null;
  const elsewhere = [
    ...entry(dashboard, text.administration, <IconLayoutDashboard size={SIZE} />),
    ...entry(lobbyPath(area), text.lobby, <IconBuildingCommunity size={SIZE} />),
  ];
  const inside = id === null ? [] : placesInside(text, facts, id, false);
  return [{ entries: inside }, { entries: elsewhere }].filter((group) => group.entries.length > 0);
}

/** Returns the five places of the bottom bar inside a community; everything else is in the menu that slides in. */
export function memberPlaces(text: Text, facts: MenuFacts): BottomPlace[] | undefined {
  const { area, communityId: id, unreadNotices, noticesId } = facts;
  if (id === null) return undefined;
  const me = linkTo("/:area/communities/:id/account/profile/setting", { area, id });
  return [
    ...placesInside(text, facts, id, true),
    {
      popoverTarget: noticesId,
      label: text.notices,
      icon: <IconBell size={THUMB_SIZE} />,
      ...unread(text, unreadNotices),
    },
    ...entry(me, text.me, <IconUser size={THUMB_SIZE} />),
  ];
}
