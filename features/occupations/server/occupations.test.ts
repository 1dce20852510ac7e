import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listOccupations } from "../contract/calls.ts";

const server = await startTestServer();

test("everybody sees the job types, each with its children in both languages", async () => {
  const { data } = await server.as("guest").call(listOccupations);
  expect(data.length).toBeGreaterThan(10);
  expect(data.every((parent) => parent.children.length > 0)).toBe(true);
  expect(data[0]).toMatchObject({ name_ja: "経営・管理", children: [{ name_en: "Executive" }, {}, {}, {}] });
});
