import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const login = [at("features/login/web/login-screen.tsx"), at("apps/web/layouts/minimal-layout.tsx")];
const timeline = [at("features/timeline/web/timeline-screen.tsx"), at("apps/web/layouts/member-layout.tsx")];

type Context = Rolldown.ChunkingContext;

/** The modules that these import, whether directly or not, and they themselves. */
function reachable(from: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  for (const id of from) visit(id);
  return found;
}

/** Names the file of a module that the login or the timeline, the two screens most people start with, need. */
export function mainScreens(): (id: string, context: Context) => string | null {
  let sets: { readonly login: Set<string>; readonly timeline: Set<string> } | undefined;
  return (id, context) => {
    sets ??= { login: reachable(login, context), timeline: reachable(timeline, context) };
    if (!sets.timeline.has(id)) return null;
    return sets.login.has(id) ? "common" : "timeline";
  };
}
