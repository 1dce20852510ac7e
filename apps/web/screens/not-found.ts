import { screen } from "#kit/web/screens/screen.ts";

/** R024: whatever no screen claims. Not in the table, since it is no address of its own. */
export const catchAll = screen("*", {
  code: "catch-all",
  access: "public",
  title: { ja: "ページが見つかりません", en: "Page not found" },
  load: () => import("../pages/not-found-screen.tsx"),
});
