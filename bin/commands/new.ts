import { fail } from "../lib/fail.ts";
import { stream } from "../lib/run.ts";
import { makeFeature } from "../new/make-feature.ts";

const name = process.argv[2] ?? "";

try {
  const paths = makeFeature(name);
  await stream("biome", ["check", "--write", "--log-level=error", ...paths]);
  console.log(paths.join("\n"));
  console.log(`
Its screen is there already: npm start, then /community/communities/1/${name.replaceAll("-", "_")} as an administrator,
last of the content in the menu. Until it has a table of its own it lists the official posts.

Next:
1. A migration for its table, and the statement in features/${name}/server/${name}.sql.ts.
2. Its own words, in Japanese and English: web/messages.ts, the title, place and icon in web/screens.ts, the summary in
   contract/calls.ts; what it may refuse in contract/errors.ts.
3. npm run docs, npm run check, and npm test features/${name}.`);
} catch (error) {
  fail(error);
}
