import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { noticeForm, type World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const theNotice = ({ aoba, officeNotice }: World) => ({ params: { id: aoba, notificationId: officeNotice } });
const body = noticeForm;

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
