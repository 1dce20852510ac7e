import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const body = { name: "見学会のご案内", type: "alumni", body: "工場見学会を開きます。" } as const;

const theTemplate = ({ aoba, template }: World) => ({ params: { id: aoba, template_id: template } });

export const permissionSamples = [
  sample(calls.listMessageTemplates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createMessageTemplate, "another", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(calls.showMessageTemplate, "the community's", theTemplate),
  sample(calls.updateMessageTemplate, "the community's", (world) => ({ ...theTemplate(world), body })),
  sample(calls.deleteMessageTemplate, "the community's", theTemplate),
];
