import { expect, test } from "vitest";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import InvitationScreen from "./invitation-screen.tsx";
import { registrationPaths } from "./registration-paths.ts";

test("an empty code is refused without asking, a whole URL is taken for its code (R197)", async () => {
  const server = answerCalls();
  const { screen, router } = await renderPart(<InvitationScreen />, { path: registrationPaths.invitation });
  const code = screen.getByRole("textbox", { name: /招待コード/ });
  const open = screen.getByRole("button", { name: "招待を確認する" });
  await code.fill(" / ");
  await open.click();
  await expect.element(code).toHaveAccessibleDescription(/招待コードが正しくない/);
  expect(router.state.location.pathname).toBe(registrationPaths.invitation);
  await code.fill("https://enishi.example/alumni/invited_communities/alumni/abc?from=mail");
  await open.click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe(`${registrationPaths.invitation}/abc`);
  expect(server.asked).toEqual([]);
});
