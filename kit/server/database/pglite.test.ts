import { afterAll, expect, test } from "vitest";
import { engine, openTestDatabase } from "#kit/testing/template.ts";
import { answers } from "./answers.ts";

const STATEMENTS = 500;
const { run, close } = await openTestDatabase();
afterAll(close);

test.runIf(engine === "pglite")(
  "while the embedded database is busy with one statement after another, everything else gets its turn (its own engine)",
  async () => {
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    });
    for (let i = 0; i < STATEMENTS; i += 1) await run(answers, {});
    clearInterval(count);
    expect(turns).toBeGreaterThan(1);
  },
);
