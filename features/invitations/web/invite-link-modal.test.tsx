import { expect, onTestFinished, test, vi } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showInvitationKey } from "../contract/calls.ts";
import InviteLinkModal from "./invite-link-modal.tsx";

const id = 1;
const url = "http://localhost/alumni/invited_communities/alumni/abc";
const forbidden = /招待URLを発行できません/;
const draw = (canInvite = true) =>
  renderPart(
    <InviteLinkModal
      communityId={id}
      communityName="青葉製作所アルムナイ"
      canInvite={canInvite}
      isAdministrator={false}
      onClose={() => {}}
    />,
  );
const withLink = async () => {
  const data = { invited_code: "abc", invitation_url: url, expires_at: "2027-01-01T00:00:00+09:00" };
  answerCalls().to(showInvitationKey, { data }, { id });
  return (await draw()).screen;
};
/** Replaces a function of the browser for one test and returns the arguments of its calls. */
function watch<T extends object>(owner: T, name: keyof T): unknown[][] {
  const given: unknown[][] = [];
  const before = Object.getOwnPropertyDescriptor(owner, name);
  const value = async (...values: unknown[]) => void given.push(values);
  Object.defineProperty(owner, name, { configurable: true, value });
  onTestFinished(() => {
    if (before) Object.defineProperty(owner, name, before);
    else delete owner[name];
  });
  return given;
}

test("whoever may not invite is told so, without a link and without asking (R080)", async () => {
  const server = answerCalls();
  const { screen } = await draw(false);
  await expect.element(screen.getByText(forbidden)).toBeVisible();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  expect(server.asked).toEqual([]);
});

test("where it has been forbidden meanwhile the server's refusal says so (R311)", async () => {
  answerCalls().to(showInvitationKey, () => refused(400, "FORBIDDEN_OPERATION"), { id });
  const { screen } = await draw();
  await expect.element(screen.getByText(forbidden)).toBeVisible();
});

test("what has been copied is said for a second (R080–R082)", async () => {
  const screen = await withLink();
  const copied = watch(navigator.clipboard, "writeText");
  const button = screen.getByRole("button", { name: "URLをコピー" });
  await expect.element(button).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  // A real click, and each retried assertion, would move a stopped clock on.
  (button.element() as HTMLButtonElement).click();
  await expect.element(screen.getByText("コピーしました")).toBeVisible();
  expect(copied).toEqual([[url]]);
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(screen.getByText("コピーしました")).toBeVisible();
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(screen.getByText("コピーしました")).not.toBeInTheDocument();
});

test("it is read by a camera, mailed, and shared by what the device has (R085)", async () => {
  const shared = watch(navigator, "share");
  const screen = await withLink();
  await expect.element(screen.getByRole("img", { name: "招待URLのQRコード" })).toBeVisible();
  const mail = screen.getByRole("link", { name: "メールで送る" }).element() as HTMLAnchorElement;
  const letter = new URL(mail.href);
  expect(letter.protocol).toBe("mailto:");
  expect(letter.searchParams.get("subject")).toBe("青葉製作所アルムナイへの招待");
  expect(letter.searchParams.get("body")).toContain(url);
  expect(letter.searchParams.get("body")).toContain("招待コード：abc");
  await screen.getByRole("button", { name: "ほかの方法で送る" }).click();
  expect(shared).toEqual([[expect.objectContaining({ url })]]);
});

test("it is shared in a window of each service's size, which cannot reach back (R083, R084)", async () => {
  const screen = await withLink();
  const opened = watch(window, "open");
  for (const name of ["Facebook", "X", "LINE"])
    await screen.getByRole("button", { name, exact: true }).click();
  expect(opened.map(([, , features]) => features)).toEqual([
    "noopener,width=600,height=350",
    "noopener,width=600,height=350",
    "noopener,width=600,height=550",
  ]);
  for (const [address] of opened) expect(decodeURIComponent(String(address))).toContain(url);
});
