import { fail } from "../lib/fail.ts";
import { root } from "../lib/root.ts";
import { sizeOf, where } from "../where/where.ts";

const call = process.argv[2] ?? fail("Say which call: npm run where -- expressInterest");
const found = where(root, call) ?? fail(`No contract declares a call named ${call}.`);

for (const { path, lines } of found.files) console.log(`${String(lines).padStart(5)}  ${path}`);
console.log(`\nOf the kit: ${found.kit.join(", ")}`);
if (found.later.length > 0) console.log(`\nGoes on later: ${found.later.join(", ")}`);
console.log("");
console.log(sizeOf(found));
