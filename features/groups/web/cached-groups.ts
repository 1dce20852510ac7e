import { cachedRows, heldIn, single } from "#kit/web/query/cached-rows.ts";
import { listGroups, showGroup } from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";

export const cachedGroups = cachedRows<Group>(
  heldIn(listGroups, (answer, change) => ({ ...answer, groups: change(answer.groups) })),
  heldIn(showGroup, (answer, change) => ({ group: single(answer.group, change) })),
);
