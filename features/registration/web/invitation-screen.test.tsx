import { expect, test } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showInvitedCommunity } from "../contract/calls.ts";
import InvitationScreen from "./invitation-screen.tsx";
import { registrationPaths } from "./registration-paths.ts";

test("an empty code is refused without asking, a whole URL is taken for its code (R197)", async () => {
  const server = answerCalls();
  server.to(showInvitedCommunity, () => ({ body: { success: true } }), { x: "abc" });
  const { screen, router } = await renderPart(<InvitationScreen />, { path: registrationPaths.invitation });
  const code = screen.getByRole("textbox", { name: /招待コード/ });
  const open = screen.getByRole("button", { name: "招待を確認する" });
  await code.fill(" / ");
  await open.click();
  await expect.element(code).toHaveAccessibleDescription(/招待コードが正しくない/);
  expect(router.state.location.pathname).toBe(registrationPaths.invitation);
  expect(server.asked).toEqual([]);
  await code.fill("https://enishi.example/alumni/invited_communities/alumni/abc?from=mail");
  await open.click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe(`${registrationPaths.invitation}/abc`);
});

test("a code that leads nowhere stays in its field, with the reason below it", async () => {
  const server = answerCalls();
  server.to(showInvitedCommunity, () => refused(400, "INVALID_URL_ERROR"), { x: "DE407A0_FO8e" });
  const { screen } = await renderPart(<InvitationScreen />, { path: registrationPaths.invitation });
  const code = screen.getByRole("textbox", { name: /招待コード/ });
  await code.fill("DE407A0_FO8e");
  await screen.getByRole("button", { name: "招待を確認する" }).click();
  await expect.element(code).toHaveAccessibleDescription(/招待コードが正しくない/);
  await expect.element(code).toHaveValue("DE407A0_FO8e");
});
