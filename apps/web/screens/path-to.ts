import type { Area } from "#kit/contract/area.ts";
import { screens } from "./table.ts";

type Params = Readonly<Record<string, string | number>>;

export const fillScreenPath = (path: string, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));

/** Returns the path of the member screen with this code in the area; null where the product has no such screen. */
export function pathToScreen(area: Area, code: string, params: Params = {}): string | null {
  const screen = screens.find(
    (row) => row.code === code && row.layout !== "admin" && row.path.startsWith(`/${area}/`),
  );
  return screen ? fillScreenPath(screen.path, params) : null;
}

export function pathToAdminScreen(code: string, communityId: number): string | null {
  const screen = screens.find((row) => row.code === code && row.layout === "admin");
  return screen ? fillScreenPath(screen.path, { id: communityId }) : null;
}
