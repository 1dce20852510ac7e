import { expect, test } from "vitest";
import { leftBehind } from "./left-behind.ts";

const running = (pid: number) => pid === 4242;

test("what an interrupted run has left is known by our names and a process that is no more", () => {
  const left = ["enishi_test_17_0a1b2c3d", "enishi_template_0123456789ab_draft_17"];
  const others = [
    "enishi_test_4242_0a1b2c3d",
    "enishi_template_0123456789ab_draft_4242",
    "enishi_template_0123456789ab",
    "enishi_test_17",
    "enishi_test_17_0a1b2c3d_kept",
    "enishi",
    "postgres",
  ];
  expect(leftBehind([...others, ...left], running)).toEqual(left);
});

test("a process of one's own is running", () => {
  expect(leftBehind([`enishi_test_${process.pid}_0a1b2c3d`])).toEqual([]);
});
