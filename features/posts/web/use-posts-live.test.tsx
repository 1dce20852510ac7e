import { expect, test } from "vitest";
import {
  AOBA,
  administrator,
  alumniHome,
  answerAsAoba,
  answerPosts,
  community,
  employeeHome,
  postOf,
} from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";
import { COMMUNITY_ALUMNI_ROOM } from "../contract/live.ts";

const employee = { ...community.me, user_type: "employee" } as const;

test.each([
  ["an alumnus is", alumniHome, community.me, true],
  ["an administrator is", employeeHome, administrator, true],
  ["any other employee is not", employeeHome, employee, false],
] as const)(
  "%s offered the job offers, and hears what becomes of them (R009)",
  async (_, home, me, reads) => {
    answerPosts(answerAsAoba({ me }), [postOf(1, "同窓会のご報告")]);
    const { screen } = await openProgram(home);
    await expect.element(screen.getByRole("article", { name: "同窓会のご報告" })).toBeVisible();
    const offers = screen.getByRole("navigation", { name: "投稿の種類" }).getByRole("link", { name: "求人" });
    await expect.poll(() => offers.elements().length).toBe(reads ? 1 : 0);
    await expect.poll(() => live.isIn(roomName(COMMUNITY_ROOM, AOBA))).toBe(true);
    await expect.poll(() => live.isIn(roomName(COMMUNITY_ALUMNI_ROOM, AOBA))).toBe(reads);
  },
);
