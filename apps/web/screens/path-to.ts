import type { Area } from "#kit/contract/area.ts";
import { screens } from "./table.ts";

type Params = Readonly<Record<string, string | number>>;

/** The address of a screen with its parameters in their places. */
export const fillScreenPath = (path: string, params: Params): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));

/** Address of the member screen with this code in the area, or null where the product has no such screen. */
export function pathToScreen(area: Area, code: string, params: Params = {}): string | null {
  const screen = screens.find(
    (row) => row.code === code && row.layout !== "admin" && row.path.startsWith(`/${area}/`),
  );
  return screen ? fillScreenPath(screen.path, params) : null;
}

/** The same for the administrators' screens. */
export function pathToAdminScreen(code: string, communityId: number): string | null {
  const screen = screens.find((row) => row.code === code && row.layout === "admin");
  return screen ? fillScreenPath(screen.path, { id: communityId }) : null;
}
