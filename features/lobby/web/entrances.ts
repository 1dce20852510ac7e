import { type Area, communityPath } from "#kit/contract/area.ts";
import { wasAmongMembers } from "#kit/web/session/last-side.ts";
import type { CommunityCard } from "../contract/calls.ts";

/** R066: an agency community has only the console. */
export function entrancesOf({ id, can_enter, is_admin, is_daiko }: CommunityCard, area: Area) {
  const home = communityPath(area, id);
  const asMember = can_enter && !(area === "community" && is_daiko) ? home : undefined;
  const toConsole = can_enter && is_admin ? `${home}/dashboard` : undefined;
  const isConsoleFirst = toConsole !== undefined && !(asMember && wasAmongMembers());
  return { asMember, toConsole, isConsoleFirst, usual: isConsoleFirst ? toConsole : asMember };
}
