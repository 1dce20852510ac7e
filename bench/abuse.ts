import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { printBodies } from "./abuse/bodies.ts";
import { printFiles } from "./abuse/files.ts";
import { printGuessing } from "./abuse/guessing.ts";
import { printPictures } from "./abuse/pictures.ts";
import { printSearching } from "./abuse/searching.ts";
import { printUploads } from "./abuse/uploads.ts";
import { type BenchData, benchPassword, createBenchData } from "./data.ts";
import { print, printConditions } from "./print.ts";
import { type Running, startProcess } from "./process.ts";

/** Does one kind of harm to the running server and prints what it cost everybody else. */
type Section = (server: Running, data: BenchData) => Promise<void>;

/** `npm run bench -- abuse guessing` runs one of them alone. */
const sections: Record<string, Section> = {
  bodies: printBodies,
  files: printFiles,
  guessing: printGuessing,
  pictures: printPictures,
  searching: printSearching,
  uploads: printUploads,
};
const SIZE = { members: 1_000, posts: 10_000 };

const named = process.argv.filter((argument) => argument in sections);
printConditions();
const data = await createBenchData(SIZE, await hashPassword(benchPassword));
for (const [name, section] of Object.entries(sections)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const server = await startProcess("our-server.ts", { DATABASE_URL: data.url });
  print();
  await section(server, data);
  await server.stop();
}
