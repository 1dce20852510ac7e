import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { setErrorReporter } from "../errors/report-error.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { Loaded } from "./loaded.tsx";
import { useAction } from "./use-action.tsx";
import { useCall } from "./use-call.ts";

const common = { access: "account", summary: "For this test." } as const;
const showLamp = call.get("/lamp", {
  ...common,
  answer: z.object({ state: z.string() }),
});
const switchOff = call.delete("/lamp", {
  ...common,
  answer: z.object({}),
  errors: [commonErrors.ERROR_STATUS_HAS_CHANGED, commonErrors.FORBIDDEN_OPERATION],
  changes: [showLamp.path],
});

const switchOn = call.put("/lamp", { ...common, answer: z.object({}) });

const question = { title: "消しますか", message: "暗くなります", confirmLabel: "消す" };

function Lamp({ asks }: { asks?: true }) {
  const query = useCall(showLamp, {});
  const off = useAction(switchOff, {
    input: () => ({}),
    ask: () => (asks ? question : undefined),
    done: () => "消しました",
    gone: () => "もう消えていました",
    showsStale: true,
    refused: ({ code }) => (code === commonErrors.FORBIDDEN_OPERATION.code ? "消せません" : undefined),
  });
  return (
    <>
      <Loaded query={query}>{({ state }) => <p>{state}</p>}</Loaded>
      {off.isStale && <p>古い情報です</p>}
      <button type="button" onClick={() => off.run()}>
        off
      </button>
      {off.dialog}
    </>
  );
}

async function lampShown(asks?: true) {
  const server = answerCalls();
  server.to(showLamp, { state: "明" });
  const { screen } = await renderPart(<Lamp {...(asks && { asks })} />);
  await expect.element(screen.getByText("明")).toBeVisible();
  server.to(showLamp, { state: "暗" });
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
  const sent = () => server.asked.filter(({ method }) => method === "DELETE").length;
  return { server, screen, press, sent };
}

test("what is done is told, and what it changes is read anew", async () => {
  const { server, screen, press } = await lampShown();
  server.to(switchOff, {});
  await press("off");
  await expect.element(screen.getByText("消しました")).toBeVisible();
  await expect.element(screen.getByText("暗")).toBeVisible();
});

test("nothing is sent before the answer to the question, nor after a no", async () => {
  const { screen, press, sent } = await lampShown(true);
  await press("off");
  await expect.element(screen.getByRole("dialog", { name: "消しますか" })).toBeVisible();
  await press("キャンセル");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent()).toBe(0);
});

test("a yes is sent once, and the question stays until the answer is there", async () => {
  const { server, screen, press, sent } = await lampShown(true);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.to(switchOff, () => promise.then(() => ({})));
  await press("off");
  await screen.getByRole("button", { name: "消す", exact: true }).dblClick();
  await expect
    .element(screen.getByRole("button", { name: "消す", exact: true }))
    .toHaveAttribute("aria-busy", "true");
  resolve();
  await expect.element(screen.getByText("消しました")).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent()).toBe(1);
});

test("what somebody else was first to do is told as such, and read anew", async () => {
  const { server, screen, press } = await lampShown();
  server.to(switchOff, () => refused(404, "RECORD_NOT_FOUND"));
  await press("off");
  await expect.element(screen.getByText("もう消えていました")).toBeVisible();
  await expect.element(screen.getByText("暗")).toBeVisible();
});

test("what has changed since it was read is left to the screen", async () => {
  const { server, screen, press } = await lampShown();
  server.to(switchOff, () => refused(400, "ERROR_STATUS_HAS_CHANGED"));
  await press("off");
  await expect.element(screen.getByText("古い情報です")).toBeVisible();
  await expect.element(screen.getByText("明", { exact: true })).toBeVisible();
});

test("a refusal is told in the screen's words where it has some, else as for any call", async () => {
  const { server, screen, press } = await lampShown();
  const reported: string[] = [];
  setErrorReporter(({ code }, { silent }) => void (silent || reported.push(code)));
  onTestFinished(() => setErrorReporter(() => {}));
  server.to(switchOff, () => refused(400, "FORBIDDEN_OPERATION"));
  await press("off");
  await expect.element(screen.getByText("消せません")).toBeVisible();
  expect(reported).toEqual([]);
  server.to(switchOff, () => refused(500, "TRANSACTION_ERROR"));
  await press("off");
  await expect.poll(() => reported).toEqual(["TRANSACTION_ERROR"]);
});

/** Shows the outcome at once, so that the button offers the opposite while the call is under way. */
function Switch() {
  const [isLit, setLit] = useState(false);
  const turn = useAction(isLit ? switchOff : switchOn, {
    input: () => ({}),
    show: () => {
      setLit(!isLit);
      return () => setLit(isLit);
    },
    done: () => (isLit ? "消しました" : "つけました"),
    showsProblem: true,
  });
  return (
    <>
      <button type="button" aria-pressed={isLit} onClick={() => turn.run()}>
        lamp
      </button>
      {turn.problem && <p role="alert">{turn.problem}</p>}
    </>
  );
}

async function switchShown() {
  const server = answerCalls();
  const gate = Promise.withResolvers<ReturnType<typeof refused> | Record<string, never>>();
  server.to(switchOn, () => gate.promise);
  const { screen } = await renderPart(<Switch />);
  const button = screen.getByRole("button", { name: "lamp" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  return { server, gate, screen, button };
}

test("what is shown at once is sent and told as it was pressed", async () => {
  const { server, gate, screen, button } = await switchShown();
  gate.resolve({});
  await expect.element(screen.getByText("つけました")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  expect(server.asked.map(({ method }) => method)).toEqual(["PUT"]);
});

test("what was shown at once is taken back where the server refuses, and the screen says why", async () => {
  const { gate, screen, button } = await switchShown();
  gate.resolve(refused(403, "FORBIDDEN_OPERATION"));
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
});

test("what is pressed again before the answer is sent after it, and an older answer changes nothing", async () => {
  const { server, gate, screen, button } = await switchShown();
  server.to(switchOff, {});
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  expect(server.asked.map(({ method }) => method)).toEqual(["PUT"]);
  gate.resolve({});
  await expect.element(screen.getByText("消しました")).toBeVisible();
  expect(server.asked.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
  await expect.element(screen.getByText("つけました")).not.toBeInTheDocument();
});
