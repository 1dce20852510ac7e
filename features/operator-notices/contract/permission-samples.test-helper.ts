import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { productNoticeForm, type World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";

const at = ({ productNotice }: World) => ({ params: { notice_id: productNotice } });
const body = productNoticeForm;

export const permissionSamples = [
  sample(calls.listOperatorNotices, "all", () => ({})),
  sample(calls.showOperatorNotice, "one", at),
  sample(calls.createProductNotice, "another", () => ({ body })),
  sample(calls.updateProductNotice, "one", (world) => ({ ...at(world), body: { published: false } })),
  sample(calls.previewProductNotice, "another", () => ({
    body: { content: body.content, content_en: "" },
  })),
  sample(calls.deleteProductNotice, "one", at),
];
