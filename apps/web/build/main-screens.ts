import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const login = [at("features/login/web/login-screen.tsx"), at("apps/web/layouts/minimal-layout.tsx")];
const timeline = [at("features/timeline/web/timeline-screen.tsx"), at("apps/web/layouts/member-layout.tsx")];

type Context = Rolldown.ChunkingContext;

/** This one module exports all icons, but its importers do not need them all. */
const isAllIcons = (id: string): boolean => /@tabler\/icons-react\/[^?]*\/tabler-icons-react\.m?js$/.test(id);
const ICON = /\bIcon[A-Z]\w*/g;

/** Returns the modules that these import, directly or not, and themselves; of the icons, those that they name. */
function reachable(from: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      if (!isAllIcons(next)) visit(next);
      else for (const icon of iconsNamedIn(code ?? "", next)) visit(icon);
    }
  };
  const iconsNamedIn = (code: string, all: string): readonly string[] => {
    const named = new Set(code.match(ICON));
    const files = context.getModuleInfo(all)?.importedIds ?? [];
    return files.filter((file) => named.has(/\/(\w+)\.m?js$/.exec(file)?.[1] ?? ""));
  };
  for (const id of from) visit(id);
  return found;
}

/** Names the chunk of a module that the login or the timeline needs, the two screens most people start with. */
export function mainScreens(): (id: string, context: Context) => string | null {
  let sets: { readonly login: Set<string>; readonly timeline: Set<string> } | undefined;
  return (id, context) => {
    sets ??= { login: reachable(login, context), timeline: reachable(timeline, context) };
    if (!sets.timeline.has(id)) return null;
    return sets.login.has(id) ? "common" : "timeline";
  };
}
