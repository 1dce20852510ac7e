import { createBrowserRouter } from "react-router";
import { createRoutes } from "./create-routes.tsx";

/**
 * The router calls the first entry of every page "default"; with a name of its own, which reloading keeps, a page opened
 * anew in the same window does not begin where an earlier one was left.
 */
function nameEntry(): void {
  const { state } = history;
  // The router names its entries in the same way; `crypto.randomUUID` is missing where a page is not encrypted.
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, "");
}

export function createRouter() {
  nameEntry();
  return createBrowserRouter(createRoutes());
}
