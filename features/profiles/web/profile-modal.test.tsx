import { expect, onTestFinished, test } from "vitest";
import { createErrorReporter } from "#apps/web/errors/error-reporter.ts";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { ProfileModalContext, useProfileModal } from "#features/memberships/web/index.ts";
import { setErrorReporter } from "#kit/web/errors/report-error.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showMemberProfile } from "../contract/calls.ts";
import { ProfileModal } from "./index.ts";

const ichiro = { id: 1, userId: 4, userType: "alumni" } as const;

const Somewhere = () => (
  <ProfileModalContext value={ProfileModal}>
    <Named />
  </ProfileModalContext>
);

function Named() {
  const { open, modal } = useProfileModal(ichiro.id);
  return (
    <>
      <button type="button" onClick={() => open(ichiro.userId)}>
        一郎
      </button>
      {modal}
    </>
  );
}

const answer = {
  user_type: "alumni",
  profile: {
    user_id: 4,
    display_name: "田中 一郎",
    image_url: null,
    is_me: false,
    is_shown: true,
    is_profile_public: true,
    is_paused: false,
    introduction: "",
    institution: null,
    job_type_parent_id: null,
    job_type_child_id: null,
    enrollment_start_period: null,
    affiliation: null,
  },
} as const;

test("from a member's profile a chat with them is opened", async () => {
  const server = answerCalls();
  server.to(showMemberProfile, answer, ichiro);
  server.to(startDirectChat, { direct_chatroom_id: 7 }, ichiro);
  const { screen, router } = await renderPart(<Somewhere />);
  await screen.getByRole("button", { name: "一郎" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "チャットする" }).click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe("/alumni/communities/1/direct_chat/7");
  expect(server.asked.at(-1)?.body).toEqual({ user_id: 4 });
});

test.each([
  ["ja", "プロフィール", "チャットする"],
  ["en", "Profile", "Chat"],
] as const)(
  "on a phone the chat is a finger wide and stands apart from what is said, in %s",
  async (language, title, chat) => {
    const said = {
      ...answer.profile,
      display_name: "寿限無".repeat(14),
      introduction: "よろしく。\n".repeat(60),
    } as const;
    answerCalls().to(showMemberProfile, { ...answer, profile: said }, ichiro);
    const { screen } = await renderPart(<Somewhere />, { language });
    await screen.getByRole("button", { name: "一郎" }).click();
    const dialog = screen.getByRole("dialog");
    const button = dialog.getByRole("button", { name: chat });
    await expect.element(button).toBeInViewport({ ratio: 1 });
    await expect.element(dialog.getByRole("heading", { name: title })).toBeInViewport({ ratio: 1 });
    const place = button.element().getBoundingClientRect();
    const facts = dialog.getByRole("definition").first().element().closest("dl")?.parentElement;
    expect(place.height).toBeGreaterThanOrEqual(44);
    expect(place.top - (facts?.getBoundingClientRect().bottom ?? Number.NaN)).toBeGreaterThanOrEqual(8);
    const name = dialog.getByText(said.display_name).element();
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
);

test("of one's own profile there is nobody to chat with", async () => {
  const me = { ...answer, profile: { ...answer.profile, is_me: true } } as const;
  answerCalls().to(showMemberProfile, me, ichiro);
  const { screen } = await renderPart(<Somewhere />);
  await screen.getByRole("button", { name: "一郎" }).click();
  await expect.element(screen.getByRole("link", { name: "プロフィールを編集" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "チャットする" })).not.toBeInTheDocument();
});

test("a profile that has gone says so and leaves the screen where it is (R264)", async () => {
  const pages: string[] = [];
  const nothing = () => {};
  setErrorReporter(
    createErrorReporter({
      currentScreen: () => undefined,
      toast: nothing,
      askForConsent: nothing,
      goToSecondFactors: nothing,
      goToLogin: nothing,
      goToLobby: nothing,
      goToPage: (path) => pages.push(path),
    }),
  );
  onTestFinished(() => setErrorReporter(nothing));
  answerCalls().to(showMemberProfile, () => refused(404, "RECORD_NOT_FOUND"), ichiro);
  const { screen } = await renderPart(<Somewhere />);
  await screen.getByRole("button", { name: "一郎" }).click();
  await expect.element(screen.getByText(/見つかりません/)).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(pages).toEqual([]);
});
