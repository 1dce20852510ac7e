import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { benchPassword, createBenchData } from "./data.ts";
import { printConditions } from "./print.ts";
import { printMail } from "./print-mail.ts";

const SIZE = { members: 1_000, posts: 10_000 };

printConditions();
await printMail(await createBenchData(SIZE, await hashPassword(benchPassword)));
