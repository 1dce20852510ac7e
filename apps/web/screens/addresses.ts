import { redirects } from "./redirects.ts";
import { screens } from "./table.ts";

/** Each of these addresses shows a screen or redirects to one; `:name` is one segment of a path. */
export const addresses: readonly string[] = [
  ...screens.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];
