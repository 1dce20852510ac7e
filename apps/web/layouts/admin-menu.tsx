import { IconArrowsExchange, IconSettings } from "@tabler/icons-react";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { MenuEntry, MenuGroup } from "#kit/ui/frame/frame-types.ts";
import { menuScreens } from "../screens/menu-screens.ts";
import { adminIcons } from "./admin-icons.ts";
import type { useLayoutMessages } from "./messages.ts";

type Facts = {
  readonly text: ReturnType<typeof useLayoutMessages>["admin"];
  readonly language: Language;
  readonly communityId: number;
  /** It is false for an agency community, whose administrators have no member side. R066 */
  readonly hasMemberSide: boolean;
  readonly isContractor: boolean;
  /** This screen's menu entry is current, where the path does not say so. */
  readonly belongsTo: string | undefined;
  readonly counted: Readonly<Record<string, Pick<MenuEntry, "count" | "countLabel" | "alert">>>;
};

const SIZE = 20;
const groups = ["overview", "people", "content", "messages", "settings"] as const;

const entriesOf = (facts: Facts, group: (typeof groups)[number] | "foot"): MenuEntry[] =>
  menuScreens.flatMap(({ code, path, title, menu }) => {
    if (menu.group === "community" || menu.group !== group) return [];
    if (menu.forContractor && !facts.isContractor) return [];
    const Icon = adminIcons[menu.icon];
    return [
      {
        to: linkTo(path, { id: facts.communityId }),
        label: title[facts.language],
        icon: <Icon size={SIZE} aria-hidden="true" />,
        isCurrent: facts.belongsTo === undefined ? undefined : facts.belongsTo === code,
        ...facts.counted[menu.counted ?? ""],
      },
    ];
  });

/** Returns an administrator's entries by group; a group without a name comes first. */
export const adminMenu = (facts: Facts): MenuGroup[] =>
  groups
    .map((group) => ({
      label: group === "overview" ? undefined : facts.text.groups[group],
      entries: entriesOf(facts, group),
      ...(group === "settings" ? { foldIcon: <IconSettings size={SIZE} aria-hidden="true" /> } : {}),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Returns the entries below the menu: what runs and has run, and the link to the members' side. */
export function adminFoot(facts: Facts): MenuEntry[] {
  const { text, communityId, hasMemberSide } = facts;
  const to = hasMemberSide ? linkTo("/:area/communities/:id", { area: "community", id: communityId }) : null;
  const icon = <IconArrowsExchange size={SIZE} aria-hidden="true" />;
  return [...entriesOf(facts, "foot"), ...(to ? [{ to, label: text.memberSide, icon, end: true }] : [])];
}
