import { showReturnedMail } from "#features/bounces/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import { send } from "#kit/web/api/send.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { listCommunities } from "../contract/calls.ts";
import { entrancesOf } from "./entrances.ts";

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
