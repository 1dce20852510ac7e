import { type RouteObject, redirect } from "react-router";
import type { Screen, ScreenLayout } from "#kit/web/screens/screen.ts";
import { catchAll, catchAllInside } from "../screens/not-found.ts";
import { redirects } from "../screens/redirects.ts";
import { screens } from "../screens/table.ts";
import { BrokenScreen, CrashScreen } from "../shell/crash-screen.tsx";
import { Shell } from "../shell/shell.tsx";
import { guard } from "./guard.ts";
import { loadScreen } from "./load-screen.ts";

/** R029. The script of a frame is loaded with the first screen in it. */
const frames: Record<Exclude<ScreenLayout, "bare">, Parameters<typeof loadScreen>[0]> = {
  minimal: () => import("../layouts/minimal-layout.tsx"),
  status: () => import("../layouts/status-layout.tsx"),
  visitor: () => import("../layouts/visitor-layout.tsx"),
  member: () => import("../layouts/member-layout.tsx"),
  admin: () => import("../layouts/admin-layout.tsx"),
  operator: () => import("../layouts/operator-layout.tsx"),
};

const toRoute = (screen: Screen): RouteObject => ({
  id: `${screen.code} ${screen.path}`,
  path: screen.path,
  handle: screen,
  loader: guard(screen),
  lazy: loadScreen(screen.load),
});

/** An error of these screens is shown inside the frame, by a route that is there even if their script is not. */
const contained = (frame: string, rows: readonly Screen[]): RouteObject[] => [
  { id: `in ${frame}`, ErrorBoundary: BrokenScreen, children: rows.map(toRoute) },
];

const framed = (layout: keyof typeof frames, rows: readonly Screen[]): RouteObject => ({
  id: layout,
  lazy: loadScreen(frames[layout]),
  children: contained(
    layout,
    rows.filter((row) => row.layout === layout),
  ),
});

/** The server's HTML stands in for the first screen until that has arrived. */
const Waiting = () => null;

export const createRoutes = (): RouteObject[] => [
  {
    id: "shell",
    Component: Shell,
    HydrateFallback: Waiting,
    ErrorBoundary: CrashScreen,
    children: [
      ...screens.filter((row) => row.layout === "bare").map(toRoute),
      framed("minimal", screens),
      framed("status", [...screens, catchAll]),
      framed("visitor", screens),
      framed("member", screens),
      framed("admin", screens),
      framed("operator", screens),
      {
        id: "inside",
        lazy: loadScreen(() => import("../layouts/inside-layout.tsx")),
        children: contained("inside", catchAllInside),
      },
      ...redirects.map(
        ({ from, to }): RouteObject => ({
          path: from,
          loader: ({ request }) => redirect(to + new URL(request.url).search),
        }),
      ),
    ],
  },
];
