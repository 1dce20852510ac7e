import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from "./calls.ts";

const body = { name: "3日以上", query: "waiting_days=3", is_shared: true, is_default: false };

const own = ({ aoba, ownView }: World) => ({ params: { id: aoba, view_id: ownView } });

const shared = ({ aoba, sharedView }: World) => ({ params: { id: aoba, view_id: sharedView } });

export const permissionSamples = [
  sample(listSavedViews, "of candidates", ({ aoba }) => ({
    params: { id: aoba },
    query: { list: "candidates" },
  })),
  sample(createSavedView, "of candidates", ({ aoba }) => ({
    params: { id: aoba },
    body: { ...body, list: "candidates" },
  })),
  ...samples(updateSavedView, {
    "the administrator's own": (world) => ({ ...own(world), body: { name: "自分用" } }),
    "one the administrator shares": (world) => ({ ...shared(world), body: { name: "共有" } }),
  }),
  ...samples(deleteSavedView, { "the administrator's own": own, "one the administrator shares": shared }),
];
