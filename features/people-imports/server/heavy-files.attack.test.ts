import { describe, expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { importsOf } from "./imports.test-helper.ts";

const server = await startTestServer({ rateLimits: true });
const { read, check, rows } = importsOf(server, server.ids.aoba);
const MB = 1024 * 1024;

describe("a file that was made to be costly", () => {
  test.each([
    ["brackets that never close", `${Array(50).fill("（".repeat(1_000)).join()}\na`],
    ["notes in a heading", `${Array(50).fill("（必須".repeat(300)).join()}\na`],
    [
      "addresses of dots alone",
      `${Array(20)
        .fill(
          Array(50)
            .fill(`a@${".".repeat(998)}`)
            .join(),
        )
        .join("\n")}`,
    ],
  ])("of %s is read, and nothing in it is taken for a field", async (_, content) => {
    const { mapping } = await read(content);
    expect(mapping).toEqual(Array(mapping.length).fill(null));
  });

  test("of numerals that are no date is checked, and each is refused", async () => {
    const month = "一".repeat(1_000);
    const content = `メール,姓,名,入社日\n${Array.from({ length: 20 }, (_, at) => `n${at}@example.jp,木村,花,${month}`).join("\n")}`;
    const one = await check(await read(content));
    expect(one.counts).toMatchObject({ new: 0, refused: 20 });
  });

  test.each([
    ["line feeds alone", "\n".repeat(20 * MB), "ERROR_CSV_ROWS"],
    ["a quote that never ends", `"${"x".repeat(20 * MB - 1)}`, "ERROR_CSV_QUOTE"],
  ])("of 20 MB of %s is refused", async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ status: 400, code });
  });

  test("with zeros, and a character cut in two by the limit of a cell, is kept without them", async () => {
    const half = `${"x".repeat(1_000)}𠮷`;
    const others = Array.from({ length: 10 }, (_, at) => `z${at}@example.jp,木村,花,${"部".repeat(900)}\n`);
    const one = await check(
      await read(`メール,姓,名,部署\n${others.join("")}a@example.jp,木\0村,花,${half}`),
    );
    const { cells } = (await rows(one.id)).at(-1) ?? {};
    expect(cells).toContainEqual({ field: "family_name", value: "木\uFFFD村" });
    expect(cells).toContainEqual({ field: "department_name", value: `${"x".repeat(1_000)}\uFFFD` });
  });
});

describe("whoever has used up their time for files", () => {
  const { rateLimits } = server.services;
  const payerOf = (who: "misaki" | "makoto") => `account:${server.ids.account[who]}`;

  test("waits before reading and checking more, while others go on", async () => {
    const one = await read("メール,姓,名\na@example.jp,木村,花");
    await rateLimits.spend("importMs", payerOf("misaki"), 60_000);
    const refusal = { status: 429, code: "ERROR_TOO_MANY_REQUESTS" };
    await expect(read("メール,姓,名\nb@example.jp,木村,花")).rejects.toMatchObject(refusal);
    await expect(check(one)).rejects.toMatchObject(refusal);
    expect(await importsOf(server, server.ids.aoba, "makoto").check(one)).toMatchObject({ state: "checked" });
  });

  test("has paid for what was read and what was checked", async () => {
    const makoto = importsOf(server, server.ids.aoba, "makoto");
    await rateLimits.spend("importMs", payerOf("makoto"), 59_999);
    const one = await makoto.read("メール,姓,名\nc@example.jp,木村,花").catch(() => undefined);
    if (one) await expect(makoto.check(one)).rejects.toMatchObject({ status: 429 });
    await expect(makoto.read("メール,姓,名\nd@example.jp,木村,花")).rejects.toMatchObject({ status: 429 });
  });
});
