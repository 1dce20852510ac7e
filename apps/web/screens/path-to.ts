import type { Area } from "#kit/contract/area.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { screens } from "./table.ts";

type Params = Readonly<Record<string, string | number>>;

/** Returns the path of the member screen with this code in the area; null where the product has no such screen. */
export function pathToScreen(area: Area, code: string, params: Params = {}): string | null {
  const screen = screens.find(
    (row) => row.code === code && row.layout !== "admin" && row.path.startsWith(`/${area}/`),
  );
  return screen ? linkTo(screen.path, params) : null;
}
