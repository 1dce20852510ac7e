import { createBrowserRouter } from "react-router";
import { createRoutes } from "./create-routes.tsx";

/**
 * The router calls the first entry of every page "default"; with a name of its own, which reloading keeps, a page opened
 * anew in the same window does not begin where an earlier one was left.
 */
function nameEntry(): void {
  const { state } = history;
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, "");
}

export function createRouter() {
  nameEntry();
  return createBrowserRouter(createRoutes());
}
