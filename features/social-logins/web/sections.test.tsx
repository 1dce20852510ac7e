import { expect, test } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listSocialLogins } from "../contract/calls.ts";
import { listPartnerLogins } from "../contract/partner-calls.ts";
import { PartnerSection } from "./partner-section.tsx";
import { SocialSection } from "./social-section.tsx";

type Server = ReturnType<typeof answerCalls>;

test.each([
  {
    part: <SocialSection />,
    call: listSocialLogins,
    recover: (server: Server) =>
      server.to(listSocialLogins, {
        data: { records: [{ provider: "line", connected: true, can_unlink: true }] },
      }),
    title: "ほかのサービスとの連携",
    shown: "LINE",
  },
  {
    part: <PartnerSection />,
    call: listPartnerLogins,
    recover: (server: Server) =>
      server.to(listPartnerLogins, {
        data: { records: [{ corporation_name: "青葉商事", prefix: "aoba", can_unlink: true }] },
      }),
    title: "組織のアカウントとの連携",
    shown: /青葉商事/,
  },
])(
  "services that could not be read are asked for again under $title",
  async ({ part, call, recover, title, shown }) => {
    const server = answerCalls();
    server.to(call, () => refused(500, "ERROR_UNEXPECTED"));
    const { screen } = await renderPart(part);
    const heading = screen.getByRole("heading", { name: title });
    await expect.element(heading).toBeVisible();
    recover(server);
    await screen.getByRole("button", { name: "もう一度読み込む" }).click();
    await expect.element(screen.getByText(shown).first()).toBeVisible();
  },
);
