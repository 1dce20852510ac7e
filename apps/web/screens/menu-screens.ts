import { screens } from "./table.ts";

/** The screens that have a place in a menu, in their order. */
export const menuScreens = screens
  .flatMap(({ path, title, menu }) => (menu ? [{ path, title, menu }] : []))
  .toSorted((one, other) => one.menu.order - other.menu.order);
