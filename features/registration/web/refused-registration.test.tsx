import { describe, expect, onTestFinished, test } from "vitest";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { memberDetailsErrors } from "#features/member-details/contract/errors.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { inSlots } from "#features/member-details/contract/slots.ts";
import { showCommunityTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { registerAlumnus } from "../contract/calls.ts";
import ConfirmScreen from "./confirm-screen.tsx";
import RegisterScreen from "./register-screen.tsx";
import { endDraft, keepValues } from "./registration-draft.ts";

const AOBA = 1;

/** Sends a filled-in registration from the confirmation; the server answers the refusal. */
async function registerRefused(...refusal: Parameters<typeof refused>) {
  const server = answerCalls();
  const columns = { data: inSlots(defaultForm) };
  server.to(showRegistrationColumns, columns, { id: AOBA });
  const terms = { data: { version: 1, content: "規約", created_at: "2026-01-01T00:00:00.000Z" } };
  server.to(showProviderTerms, filled(showProviderTerms, terms), { id: "current" });
  server.to(showCommunityTerms, filled(showCommunityTerms, terms), { id: AOBA, document: "alumni" });
  server.to(registerAlumnus, () => refused(...refusal));
  keepValues({
    invited_code: "7K3M-Q9WX",
    community: {
      id: AOBA,
      name: "青葉製作所アルムナイ",
      image_url: null,
      profile_image_url: null,
      theme: { shades: Array.from({ length: 10 }, () => "#0b7285"), on_accent: "#ffffff" },
      invited_by: null,
    },
    values: {
      family_name: "桜井",
      given_name: "美咲",
      family_name_kana: "サクライ",
      given_name_kana: "ミサキ",
      birthday: "1988-04-02",
      corporation_start_period: "2011-04",
      corporation_end_period: "2019-03",
      display_name: "ひどい言葉",
      email: "sakurai@alumni.example",
      email_confirmation: "sakurai@alumni.example",
      password: "Kumo-Nagare-7",
      confirmPassword: "Kumo-Nagare-7",
      consent_enishi: true,
      consent_enishi_version: 1,
      consent_community: true,
      consent_community_version: 1,
    },
  });
  onTestFinished(endDraft);
  const { screen, router } = await renderPart(<ConfirmScreen />, {
    path: linkTo("/alumni/register_alumnus_confirm"),
    elsewhere: <RegisterScreen />,
  });
  await screen.getByRole("button", { name: "登録する" }).click();
  return { screen, router };
}

describe("a registration that the server refuses", () => {
  test("leads back to the first field at fault, which says why; what was typed is still there (R213, R277)", async () => {
    const { screen } = await registerRefused(400, "ERROR_INVALID_PARAMS", [
      { message_code: "BANNED_WORD", field: "display_name", params: { words: "ひどい" } },
      { message_code: "EMAIL", field: "email" },
    ]);
    const name = screen.getByRole("textbox", { name: /表示名/ });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(/「ひどい」は使えません/);
    await expect.element(name).toHaveValue("ひどい言葉");
    const email = screen.getByRole("textbox", { name: /^メールアドレス(?!.*確認)/ });
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await expect.element(screen.getByRole("textbox", { name: /^姓/ }).first()).toHaveValue("桜井");
  });

  test("says above the form what no single field can mend (R278)", async () => {
    const { screen } = await registerRefused(400, "ERROR_ADDITIONAL_INFORMATIONS");
    await expect.element(screen.getByRole("textbox", { name: /表示名/ })).toBeVisible();
    const why = String(memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS.ja);
    await expect.element(screen.getByText(why)).toBeVisible();
  });

  test("stays at the confirmation where the server could not answer, so that it can be sent again", async () => {
    const { screen, router } = await registerRefused(503, "ERROR_UNAVAILABLE");
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(router.state.location.pathname).toBe(linkTo("/alumni/register_alumnus_confirm"));
  });

  test("leads to its page what nothing can mend: the invitation has ended (R276)", async () => {
    const { router } = await registerRefused(400, "INVALID_URL_ERROR");
    await expect.poll(() => router.state.location.pathname).toBe(linkTo("/alumni/register_alumnus_error"));
  });
});
