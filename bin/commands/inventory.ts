import { features } from "#apps/server/features.ts";
import { screens } from "../docs/screens.ts";

const routes = features.flatMap((feature) => feature.routes.map(({ call }) => call));
const calls = routes.map(({ method, path, access }) => ({ method, path, access }));
// A path of the specification that several calls share is stated too, once.
const documented = new Map(
  routes.flatMap(({ method, documented: path, access }) =>
    path ? [[`${method} ${path}`, { method, path, access }] as const] : [],
  ),
);
const shown = screens.map(({ code, path, access }) => ({ code, path, access }));

process.stdout.write(
  `${JSON.stringify({ calls: [...calls, ...documented.values()], screens: shown }, null, 2)}\n`,
);
