import { showReturnedMail } from "#features/bounces/contract/calls.ts";
import { type CommunityCard, listCommunities } from "#features/communities/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { send } from "#kit/web/api/send.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { wasAmongMembers } from "#kit/web/session/last-side.ts";

/**
 * Returns where a login leads that was not asked for a page: into the only community, to the side used last, unless the
 * lobby has something to say. R068
 */
export async function findEntrance(area: Area): Promise<string> {
  const [{ data, total_records }, mail] = await Promise.all([send(listCommunities), send(showReturnedMail)]);
  const [only] = data.records;
  const isPlain = total_records === 1 && mail.data.since === null;
  return (isPlain && only && entrancesOf(only, area).usual) || lobbyPath(area);
}

/** R066: an agency community has only the console. */
export function entrancesOf({ id, can_enter, is_admin, is_daiko }: CommunityCard, area: Area) {
  const home = linkTo("/:area/communities/:id", { area, id });
  const asMember = can_enter && !(area === "community" && is_daiko) ? home : undefined;
  const toConsole =
    can_enter && is_admin ? linkTo("/community/communities/:id/dashboard", { id }) : undefined;
  const isConsoleFirst = toConsole !== undefined && !(asMember && wasAmongMembers());
  return { asMember, toConsole, isConsoleFirst, usual: isConsoleFirst ? toConsole : asMember };
}
