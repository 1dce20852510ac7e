import {
  IconAddressBook,
  IconArticle,
  IconBell,
  IconBuilding,
  IconClipboardText,
  IconFileText,
  IconFlag,
  IconForms,
  IconHistory,
  IconLayoutDashboard,
  IconLock,
  IconMessages,
  IconSchool,
  IconShieldCheck,
  IconSpeakerphone,
  IconTemplate,
  IconUserCheck,
  IconUsersGroup,
  IconWorld,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { pathToAdminScreen, pathToScreen } from "../screens/path-to.ts";
import type { useLayoutMessages } from "./messages.ts";

type Text = ReturnType<typeof useLayoutMessages>["admin"];
type Place = readonly [code: string, label: string, icon: ReactNode];

const SIZE = 20;

/** The places of an administrator in four groups; a place whose screen does not exist is left out. */
export function adminMenu(text: Text, communityId: number): MenuGroup[] {
  const group = (label: string, places: readonly Place[]): MenuGroup => ({
    label,
    entries: places.flatMap(([code, name, icon]): MenuEntry[] => {
      const to = pathToAdminScreen(code, communityId);
      return to === null ? [] : [{ to, label: name, icon }];
    }),
  });
  const memberSide = pathToScreen("community", "SF10", { id: communityId });
  const groups = [
    group(text.groups.overview, [["SF10", text.dashboard, <IconLayoutDashboard key="0" size={SIZE} />]]),
    group(text.groups.people, [
      ["OE12", text.employees, <IconAddressBook key="1" size={SIZE} />],
      ["OE10", text.alumni, <IconSchool key="2" size={SIZE} />],
      ["CI10", text.candidates, <IconUserCheck key="3" size={SIZE} />],
      ["CC10", text.administrators, <IconShieldCheck key="4" size={SIZE} />],
      ["CN10", text.flags, <IconFlag key="5" size={SIZE} />],
    ]),
    group(text.groups.content, [
      ["OF10", text.userPosts, <IconArticle key="6" size={SIZE} />],
      ["CT10", text.officialPosts, <IconSpeakerphone key="7" size={SIZE} />],
      ["CL10", text.site, <IconWorld key="8" size={SIZE} />],
      ["OC10", text.userGroups, <IconUsersGroup key="9" size={SIZE} />],
    ]),
    group(text.groups.communication, [
      ["CV10", text.chatRooms, <IconMessages key="10" size={SIZE} />],
      ["OE65", text.sentMessages, <IconHistory key="11" size={SIZE} />],
      ["CE10", text.templates, <IconTemplate key="12" size={SIZE} />],
      ["CF10", text.notices, <IconBell key="13" size={SIZE} />],
    ]),
    group(text.groups.settings, [
      ["CO40", text.community, <IconBuilding key="14" size={SIZE} />],
      ["CG40", text.form, <IconForms key="15" size={SIZE} />],
      ["CD40", text.terms, <IconFileText key="16" size={SIZE} />],
      ["admin-security", text.security, <IconLock key="17" size={SIZE} />],
    ]),
    {
      entries: memberSide
        ? [{ to: memberSide, label: text.memberSide, icon: <IconClipboardText size={SIZE} />, end: true }]
        : [],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
