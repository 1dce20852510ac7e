import { IconClipboardText } from "@tabler/icons-react";
import type { Language } from "#kit/contract/language.ts";
import type { MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { adminIcons } from "#kit/web/screens/admin-icons.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { fillScreenPath, pathToScreen } from "../screens/path-to.ts";
import type { useLayoutMessages } from "./messages.ts";

type Text = ReturnType<typeof useLayoutMessages>["admin"];

const SIZE = 20;
const groups = ["overview", "people", "content", "communication", "settings"] as const;

/** The places of an administrator by group, and the way to the members' side. */
export function adminMenu(text: Text, language: Language, communityId: number): MenuGroup[] {
  const entriesOf = (group: (typeof groups)[number] | "foot"): MenuEntry[] =>
    menuScreens.flatMap(({ path, title, menu }) => {
      if (menu.group === "community" || menu.group !== group) return [];
      const Icon = adminIcons[menu.icon];
      const to = fillScreenPath(path, { id: communityId });
      return [{ to, label: title[language], icon: <Icon size={SIZE} /> }];
    });
  const memberSide = pathToScreen("community", "SF10", { id: communityId });
  return [
    ...groups.map((group) => ({ label: text.groups[group], entries: entriesOf(group) })),
    {
      entries: [
        ...entriesOf("foot"),
        ...(memberSide
          ? [{ to: memberSide, label: text.memberSide, icon: <IconClipboardText size={SIZE} />, end: true }]
          : []),
      ],
    },
  ].filter(({ entries }) => entries.length > 0);
}
