import type { renderPart } from "./render-part.test-helper.tsx";

type Screen = Awaited<ReturnType<typeof renderPart>>["screen"];

/** Returns the button at the end of the row that begins with a name. */
export const rowMenu = (screen: Screen, name: string) =>
  screen
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button")
    .last();
