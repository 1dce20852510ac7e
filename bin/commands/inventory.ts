import { features } from "#apps/server/features.ts";
import { screens } from "../docs/screens.ts";

const calls = features
  .flatMap((feature) => feature.routes)
  .map(({ call: { method, path, access } }) => ({ method, path, access }));
const shown = screens.map(({ code, path, access }) => ({ code, path, access }));

process.stdout.write(`${JSON.stringify({ calls, screens: shown }, null, 2)}\n`);
