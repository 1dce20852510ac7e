import { stream } from "../lib/run.ts";

process.exitCode = (await stream("biome", ["check", "--write", ...process.argv.slice(2)])) ? 0 : 1;
