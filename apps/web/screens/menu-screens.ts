import { screens } from "./table.ts";

/** The screens with a place in a menu are in order. */
export const menuScreens = screens
  .flatMap(({ code, path, title, menu }) => (menu ? [{ code, path, title, menu }] : []))
  .toSorted((one, other) => one.menu.order - other.menu.order);
