import { bothAreas, screen } from "#kit/web/screens/screen.ts";

const title = { ja: "ページが見つかりません", en: "Page not found" };

/** R024: matches every path without a screen. It is not in the table, since it is no address of its own. */
export const catchAll = screen("*", {
  code: "catch-all",
  access: "public",
  layout: "status",
  title,
  load: () => import("../pages/not-found-screen.tsx"),
});

/** Matches such paths inside a community, whose frame stays. */
export const catchAllInside = bothAreas("/communities/:id/*", {
  code: "catch-all-inside",
  title,
  load: () => import("../pages/not-found-inside-screen.tsx"),
});
