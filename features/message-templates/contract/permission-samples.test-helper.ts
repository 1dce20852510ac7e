import { type OfficeRow, sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const body = { name: "見学会のご案内", type: "alumni", body: "工場見学会を開きます。" } as const;

const theTemplate = ({ aoba, rowOf }: World) => ({
  params: { id: aoba, template_id: rowOf("template") },
});

export const officeRow: OfficeRow = {
  kind: "template",
  places: [[/./, /template_id$/]],
  make: async (server, who, id) => {
    const greeting = { name: "ご挨拶", type: "alumni", body: "{{name}}さん、こんにちは。" } as const;
    return (await server.as(who).call(calls.createMessageTemplate, { params: { id }, body: greeting })).data
      .id;
  },
};

export const permissionSamples = [
  sample(calls.listMessageTemplates, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createMessageTemplate, "another", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(calls.showMessageTemplate, "the community's", theTemplate),
  sample(calls.updateMessageTemplate, "the community's", (world) => ({ ...theTemplate(world), body })),
  sample(calls.deleteMessageTemplate, "the community's", theTemplate),
];
