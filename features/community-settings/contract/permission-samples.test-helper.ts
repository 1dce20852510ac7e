import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const here = ({ aoba }: World) => ({ params: { id: aoba } });

export const permissionSamples = [
  sample(calls.showCommunitySettings, "the community's", here),
  sample(calls.previewTheme, "a colour", (world) => ({ ...here(world), query: { color: "#1F6F78" } })),
  sample(calls.updateCommunity, "its introduction", (world) => ({
    ...here(world),
    body: { description: "青葉製作所で働いた仲間の集まりです。" },
  })),
];
