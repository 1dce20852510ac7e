import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import {
  countUnreadNotices,
  countUnreadProductNotices,
  listNotices,
  listProductNotices,
  markNoticesRead,
  markProductNoticesRead,
  readNotice,
  showNotice,
  showProductNotice,
} from "./calls.ts";

export const permissionSamples = [
  sample(listNotices, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showNotice, "the alumnus's", ({ aoba, notice }) => ({ params: { id: aoba, nid: notice } })),
  sample(readNotice, "the alumnus's", ({ aoba, notice }) => ({ params: { id: aoba, n: notice } })),
  sample(countUnreadNotices, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(markNoticesRead, "one's own", ({ aoba }) => ({ params: { id: aoba } })),
  sample(listProductNotices, "all", () => ({})),
  sample(showProductNotice, "one", ({ productNotice }) => ({ params: { nid: productNotice } })),
  sample(countUnreadProductNotices, "all", () => ({})),
  sample(markProductNoticesRead, "all", () => ({})),
];
