import * as calls from "#features/message-templates/contract/calls.ts";
import { sample } from "../sample.test-helper.ts";
import type { World } from "../world.test-helper.ts";

const theTemplate = ({ aoba, template }: World) => ({ params: { id: aoba, template_id: template } });
const body = { name: "見学会のご案内", type: "alumni", body: "工場見学会を開きます。" } as const;

export const messageTemplateSamples = [
  sample(calls.listMessageTemplates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createMessageTemplate, "another", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(calls.showMessageTemplate, "the community's", theTemplate),
  sample(calls.updateMessageTemplate, "the community's", (world) => ({ ...theTemplate(world), body })),
  sample(calls.deleteMessageTemplate, "the community's", theTemplate),
];
