import { engine } from "#kit/testing/template.ts";
import { buildWeb } from "../bin/lib/web-build.ts";
import { withCastServer } from "./cast-server.ts";
import { layCommunities } from "./operator/communities-data.ts";
import { measureExport } from "./operator/measure-export.ts";
import { measureOperatorLists } from "./operator/measure-lists.ts";
import { measureSettings } from "./operator/measure-settings.ts";
import { loadPeople } from "./people-data.ts";
import { print, printConditions } from "./print.ts";
import { timeOf } from "./times.ts";

const COMMUNITIES = 1_000;
const PEOPLE = 100_000;
const EXPORTED = 10_000;

if (engine !== "postgres") throw new Error("The lists of 1,000 communities are those of PostgreSQL.");
printConditions();
await buildWeb();
await withCastServer(
  {
    prepare: (_, url) => layCommunities(url, { communities: COMMUNITIES, people: PEOPLE }),
    PAGES: "1",
  },
  async (server) => {
    print(`${COMMUNITIES} communities with ${PEOPLE} people, ${engine}:`);
    await measureOperatorLists(server);
    print();
    await measureSettings(server);
  },
);
print();
await withCastServer(
  {
    prepare: async (_, url) =>
      print(
        `${EXPORTED} people loaded in ${((await timeOf(() => loadPeople(url, EXPORTED))) / 1_000).toFixed(0)} s.`,
      ),
  },
  measureExport,
);
