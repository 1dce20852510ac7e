import { expect, test } from "vitest";
import type { Area } from "#kit/contract/area.ts";
import { readDraft, writeDraft } from "#kit/web/drafts/draft-store.ts";
import { readStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { signOut } from "../contract/calls.ts";
import { useLogOut } from "./use-log-out.ts";

function LogOut({ area }: { area: Area }) {
  const logOut = useLogOut(area);
  return (
    <>
      <button type="button" onClick={() => logOut.run()}>
        終える
      </button>
      {logOut.dialog}
    </>
  );
}

async function logOut(area: Area, answer: ReturnType<typeof refused> | Record<string, never>) {
  const server = answerCalls();
  server.to(signOut[area === "community" ? "employee" : "alumnus"], answer);
  storeSession({ area, uid: 1, expiry: "2099-01-01T00:00:00+09:00", language: "ja" });
  sessionStorage.setItem("invited_code", "abc");
  await writeDraft("a post", "書きかけ");
  const { screen, router } = await renderPart(<LogOut area={area} />);
  await screen.getByRole("button", { name: "終える" }).click();
  await screen.getByRole("button", { name: "ログアウト" }).click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  await expect.poll(() => readDraft("a post")).toBeUndefined();
  return { server, path: router.state.location.pathname };
}

test.each([
  ["an alumnus", "alumni", "/alumni/login"],
  ["an employee", "community", "/community/users/login"],
] as const)(
  "%s is out on the server, and stands at the login of their area (R171–R174, R392)",
  async (_, area, login) => {
    const { server, path } = await logOut(area, {});
    expect(server.asked).toHaveLength(1);
    expect(path).toBe(login);
    expect(readStoredSession(area)).toBeNull();
  },
);

test("a server that cannot be reached keeps nobody in, nor anything of them (R171, R175)", async () => {
  const { path } = await logOut("alumni", refused(503, "ERROR_UNAVAILABLE"));
  expect(path).toBe("/alumni/login");
  expect(readStoredSession("alumni")).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
