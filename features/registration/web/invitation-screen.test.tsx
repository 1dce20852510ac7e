import { describe, expect, test } from "vitest";
import { linkTo } from "#kit/contract/link-to.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showInvitedCommunity } from "../contract/calls.ts";
import InvitationScreen from "./invitation-screen.tsx";
import { InvitingCommunity } from "./inviting-community.tsx";

test("an empty code is refused without asking, a whole URL is taken for its code (R197)", async () => {
  const server = answerCalls();
  server.to(showInvitedCommunity, filled(showInvitedCommunity, {}), { x: "abc" });
  const { screen, router } = await renderPart(<InvitationScreen />, {
    path: linkTo("/alumni/invited_communities/alumni"),
  });
  const code = screen.getByRole("textbox", { name: /招待コード/ });
  const open = screen.getByRole("button", { name: "招待を確認する" });
  await code.fill(" / ");
  await open.click();
  await expect.element(code).toHaveAccessibleDescription(/招待コードが正しくない/);
  expect(router.state.location.pathname).toBe(linkTo("/alumni/invited_communities/alumni"));
  expect(server.asked).toEqual([]);
  await code.fill("https://enishi.example/alumni/invited_communities/alumni/abc?from=mail");
  await open.click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe(linkTo("/alumni/invited_communities/alumni/abc"));
});

test.each([
  "７ｋ３ｍ ｑ９ｗｘ",
  "7k3mq9wx",
  "https://enishi.example/alumni/invited_communities/alumni/7K3M-Q9WX",
])("a code is taken as it is shown, however it was typed: %s", async (typed) => {
  const server = answerCalls();
  server.to(showInvitedCommunity, filled(showInvitedCommunity, {}), { x: "7K3M-Q9WX" });
  const { screen, router } = await renderPart(<InvitationScreen />, {
    path: linkTo("/alumni/invited_communities/alumni"),
  });
  await screen.getByRole("textbox", { name: /招待コード/ }).fill(typed);
  await screen.getByRole("button", { name: "招待を確認する" }).click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe(`${linkTo("/alumni/invited_communities/alumni")}/7K3M-Q9WX`);
});

test("a code that leads nowhere stays in its field, with the reason below it", async () => {
  const server = answerCalls();
  server.to(showInvitedCommunity, () => refused(400, "INVALID_URL_ERROR"), { x: "DE407A0_FO8e" });
  const { screen } = await renderPart(<InvitationScreen />, {
    path: linkTo("/alumni/invited_communities/alumni"),
  });
  const code = screen.getByRole("textbox", { name: /招待コード/ });
  await code.fill("DE407A0_FO8e");
  await screen.getByRole("button", { name: "招待を確認する" }).click();
  await expect.element(code).toHaveAccessibleDescription(/招待コードが正しくない/);
  await expect.element(code).toHaveValue("DE407A0_FO8e");
});

describe("who invites", () => {
  const shades = Array.from({ length: 10 }, (_, i) => `#00000${i}`);
  const community = {
    id: 1,
    name: "青葉製作所アルムナイ",
    image_url: "/api/communities/1/download_file/5",
    profile_image_url: null,
    theme: { shades, on_accent: "#ffffff" },
    invited_by: "佐藤 花子",
  };

  test("is named with the community, in its colour, until one leaves the page", async () => {
    const { screen } = await renderPart(
      <InvitingCommunity community={community}>
        <p>登録</p>
      </InvitingCommunity>,
    );
    await expect.element(screen.getByText("佐藤 花子さんからの招待")).toBeVisible();
    await expect.element(screen.getByText("青葉製作所アルムナイ")).toBeVisible();
    const { style } = document.documentElement;
    expect(style.getPropertyValue("--accent-3")).toBe("#000003");
    await screen.unmount();
    expect(style.getPropertyValue("--accent-3")).toBe("");
  });

  test("is nobody where the office invites", async () => {
    const { screen } = await renderPart(
      <InvitingCommunity community={{ ...community, invited_by: null }}>
        <p>登録</p>
      </InvitingCommunity>,
    );
    await expect.element(screen.getByText("青葉製作所アルムナイ")).toBeVisible();
    await expect.element(screen.getByText(/からの招待/)).not.toBeInTheDocument();
  });
});
