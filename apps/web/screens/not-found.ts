import type { Screen } from "./screen.ts";

/** R024: whatever no screen claims. Not in the table, since it is no address of its own. */
export const catchAll: Screen = {
  code: "catch-all",
  path: "*",
  access: "public",
  layout: "minimal",
  title: { ja: "ページが見つかりません", en: "Page not found" },
  load: () => import("../pages/not-found-screen.tsx"),
};
