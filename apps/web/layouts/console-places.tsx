import { IconArrowRight, IconSettings } from "@tabler/icons-react";
import type { ConsolePlace } from "#features/people/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { screens } from "../screens/table.ts";
import { adminIcons } from "./admin-icons.ts";

/** A screen can be opened by name where its path needs only the community. */
const isPlace = ({ layout, path }: Screen) => layout === "admin" && /^[^:]*:id[^:]*$/.test(path);
const isOwnSettings = ({ code, path }: Screen) =>
  code === "account-settings" && path.startsWith("/community/");

const inMenuOrder = ({ menu }: Screen): number =>
  menu && menu.group !== "community"
    ? ["overview", "people", "content", "messages", "settings", "foot"].indexOf(menu.group) * 1000 +
      menu.order
    : Number.MAX_SAFE_INTEGER;

function iconOf({ menu }: Screen) {
  const Icon = menu && menu.group !== "community" ? adminIcons[menu.icon] : IconArrowRight;
  return <Icon size={20} aria-hidden="true" />;
}

const places = screens
  .filter((one) => isPlace(one) || isOwnSettings(one))
  .toSorted((one, other) => inMenuOrder(one) - inMenuOrder(other));

/** Returns the screens that can be opened by name from anywhere in the console, in the order of its menu. */
export const consolePlaces = (communityId: number): ConsolePlace[] =>
  places.map((one) => ({
    code: one.code,
    to: linkTo(one.path, { id: communityId }),
    title: one.title,
    reading: one.reading ?? one.title.ja,
    icon: isOwnSettings(one) ? <IconSettings size={20} aria-hidden="true" /> : iconOf(one),
  }));
