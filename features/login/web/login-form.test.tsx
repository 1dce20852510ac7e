import { expect, test } from "vitest";
import { signIn } from "#features/sessions/contract/calls.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { LoginForm } from "./login-form.tsx";
import { useLogIn } from "./use-log-in.ts";

const Login = () => <LoginForm login={useLogIn("alumni")} />;

async function renderLogin() {
  const server = answerCalls();
  const { screen, router } = await renderPart(<Login />, { path: "/alumni/login" });
  return {
    server,
    screen,
    router,
    email: screen.getByRole("textbox", { name: "メールアドレス" }),
    password: screen.getByLabelText("パスワード", { exact: true }),
    send: screen.getByRole("button", { name: "ログインする" }),
  };
}

test("an empty login is not sent and leads to the address", async () => {
  const { server, email, send } = await renderLogin();
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription("メールアドレスを入力してください。");
  expect(server.asked).toEqual([]);
});

test("who is refused reads why, and what was typed is still there", async () => {
  const { server, screen, email, password, send } = await renderLogin();
  server.to(signIn.alumnus, () => refused(401, "ERROR_LOGIN"));
  await email.fill(" hanako@example.com ");
  await password.fill("wrong-password-1");
  await send.click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(email).toHaveValue("hanako@example.com");
  expect(server.asked[0]?.body).toEqual({ email: "hanako@example.com", password: "wrong-password-1" });
});

test("who is let in comes to the lobby; the browser keeps who it is and nothing else (R180)", async () => {
  const { server, screen, email, password, send } = await renderLogin();
  const session = { uid: 1, expiry: "2099-01-01T00:00:00+09:00", language: "ja" } as const;
  server.to(signIn.alumnus, { data: session });
  await email.fill("hanako@example.com");
  await password.fill("Kiku-no-hana-9");
  await send.click();
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect({ ...localStorage }).toEqual({
    "enishi.auth.alumni": JSON.stringify({ area: "alumni", ...session }),
  });
});
