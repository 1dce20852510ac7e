import { type OfficeRow, sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const theNotice = ({ aoba, rowOf }: World) => ({
  params: { id: aoba, notificationId: rowOf("officeNotice") },
});
/** It begins in years, so that no bell has it. */
const body = {
  title: "設備点検のお知らせ",
  content: "<p>工場の設備を点検します。</p>",
  targets: ["employee" as const],
  published: true,
  publication_start_period: "2030-04-01T09:00:00+09:00",
};

export const officeRow: OfficeRow = {
  kind: "officeNotice",
  places: [[/./, /notificationId$/]],
  make: async (server, who, id) =>
    (await server.as(who).call(calls.createOfficeNotice, { params: { id }, body })).data.id,
};

export const permissionSamples = [
  sample(calls.listOfficeNotices, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(calls.createOfficeNotice, "another", ({ aoba }) => ({ params: { id: aoba }, body })),
  sample(calls.showOfficeNotice, "the community's", theNotice),
  sample(calls.updateOfficeNotice, "the community's", (world) => ({ ...theNotice(world), body })),
  sample(calls.previewOfficeNotice, "another", ({ aoba }) => ({
    params: { id: aoba },
    body: { content: body.content, targets: body.targets },
  })),
  sample(calls.deleteOfficeNotice, "the community's", theNotice),
];
