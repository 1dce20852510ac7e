import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba, community } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { listOwedTerms } from "../contract/consent-calls.ts";

test("whoever owes a consent is asked in the community's colours, though nothing of it opens yet", async () => {
  const server = answerAsAoba();
  const owed = { message_code: "ERROR_TERMS_NOT_AGREED", params: { community_id: AOBA } };
  server.to(showCommunity, () => refused(403, "ERROR_TERMS_NOT_AGREED", [owed]), { id: AOBA });
  const { id, name } = community;
  const theme = { shades: Array.from({ length: 10 }, () => "#0b7285"), on_accent: "#ffffff" } as const;
  const created_at = "2026-11-20T03:00:00.000Z";
  const records = [{ document: "alumni", version: 2, content: "規約", created_at, agreed: null }] as const;
  server.to(listOwedTerms, { data: { community: { id, name, theme }, records } }, { id: AOBA });
  await openProgram(alumniHome);
  await expect.element(page.getByRole("dialog", { name: "規約が新しくなりました" })).toBeVisible();
  await expect
    .poll(() => document.documentElement.style.getPropertyValue("--accent-8"))
    .toBe(theme.shades[8]);
});
