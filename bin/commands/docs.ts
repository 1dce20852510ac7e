import { compareDocs, writeDocs } from "../lib/docs.ts";

if (process.argv.includes("--check")) process.exitCode = (await compareDocs()) ? 0 : 1;
else await writeDocs();
