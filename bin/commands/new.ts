import { fail } from "../lib/fail.ts";
import { stream } from "../lib/run.ts";
import { makeFeature } from "../new/make-feature.ts";

const name = process.argv[2] ?? "";

try {
  const paths = makeFeature(name);
  await stream("biome", [
    "check",
    "--write",
    "--log-level=error",
    ...paths.filter((path) => /\.tsx?$/.test(path)),
  ]);
  const { writeDocs } = await import("../lib/docs.ts");
  await writeDocs();
  console.log(paths.join("\n"));
  console.log(`
The office of a community lists, creates, edits and deletes them already: npm start, then
/community/communities/1/${name.replaceAll("-", "_")} as an administrator, last of the content in the menu.

Next:
1. Its table: the migration and features/${name}/server/${name}.sql.ts, and whether a closed community's file holds it
   (features/operator-closings/server/tables.ts).
2. Its fields in contract/calls.ts, and its own words in Japanese and English: README.md, web/messages.ts, title, place
   and icon in web/screens.ts, acts in contract/calls.ts, what it refuses in contract/errors.ts; docs/glossary.md.
3. npm run docs, npm run check, npm test features/${name}, and UPDATE_PERMISSIONS=1 npm test apps/server/permissions.`);
} catch (error) {
  fail(error);
}
