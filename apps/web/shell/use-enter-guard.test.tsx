import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { signIn } from "#features/sessions/contract/calls.ts";
import { call } from "#kit/contract/call.ts";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { answerAsAoba } from "../testing/aoba.test-helper.ts";
import { openProgram } from "../testing/program.test-helper.tsx";
import { useEnterGuard } from "./use-enter-guard.ts";

test("Enter in a text field of a login submits (R078)", async () => {
  const server = answerAsAoba();
  server.to(signIn.alumnus, () => refused(400, "ERROR_LOGIN"));
  const { screen } = await openProgram("/alumni/login", { guest: true });
  await screen.getByLabelText("メールアドレス").fill("hanako@example.jp");
  await screen.getByLabelText("パスワード", { exact: true }).fill("Chigau-2026");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(server.asked.map(({ method }) => method)).toContain("POST");
});

test("elsewhere it does not: half a form is not sent by the way (R078)", async () => {
  const server = answerAsAoba();
  const { screen } = await openProgram("/alumni/account/profile/edit");
  await screen.getByRole("textbox", { name: /^名\s*必須$/ }).fill("花江");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "保存する" })).toBeEnabled();
  expect(server.asked.map(({ method }) => method)).not.toContain("PUT");
});

const ask = call.post("/asked", {
  access: "account",
  summary: "Shows who is asking.",
  body: z.object({ password: z.string() }),
  answer: z.object({}),
});

function Question({ submitsOnEnter }: { readonly submitsOnEnter: boolean }) {
  useEnterGuard();
  const form = useForm(ask, { initial: () => ({ password: "" }), input: (body) => ({ body }) });
  return (
    <Form form={form} submit="確認する" submitsOnEnter={submitsOnEnter}>
      <PasswordField {...form.bind("password")} label="パスワード" autoComplete="current-password" />
    </Form>
  );
}

test.each([
  [true, ["POST"]],
  [false, []],
])(
  "a question for a password alone is answered by Enter where the form says so: %s (R078)",
  async (says, sent) => {
    const server = answerCalls();
    server.to(ask, {});
    const { screen } = await renderPart(<Question submitsOnEnter={says} />);
    await screen.getByLabelText("パスワード", { exact: true }).fill("Kiku-no-hana-9");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => server.asked.map(({ method }) => method)).toEqual(sent);
  },
);
