import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { Loaded } from "./loaded.tsx";
import { useCall } from "./use-call.ts";

const showName = call({
  method: "GET",
  path: "/names/{id}",
  access: "account",
  rate: "read",
  summary: "A name.",
  answer: z.object({ data: z.object({ name: z.string() }) }),
});

const Name = () => (
  <Loaded query={useCall(showName, { params: { id: 1 } })}>{(data) => <p>{data.name}</p>}</Loaded>
);

test("what has arrived is shown", async () => {
  answerCalls().to(showName, () => ({ body: { success: true, data: { name: "花子" } } }), { id: 1 });
  const { screen } = await renderPart(<Name />);
  await expect.element(screen.getByText("花子")).toBeVisible();
});

test("what failed says why and is asked for again on request", async () => {
  const server = answerCalls();
  server.to(showName, () => refused(500, "ERROR_UNEXPECTED"), { id: 1 });
  const { screen } = await renderPart(<Name />);
  await expect.element(screen.getByRole("alert")).toBeVisible();
  server.to(showName, () => ({ body: { success: true, data: { name: "花子" } } }), { id: 1 });
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByText("花子")).toBeVisible();
});
