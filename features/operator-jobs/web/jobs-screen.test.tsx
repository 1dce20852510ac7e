import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  cancelJob,
  type JobState,
  type ListedJob,
  listJobQueues,
  listJobs,
  runJobAgain,
} from "../contract/calls.ts";
import JobsScreen from "./jobs-screen.tsx";
import QueuesScreen from "./queues-screen.tsx";

const jobIn = (state: JobState): ListedJob => ({
  id: 7,
  job_id: "6a4f1a52-6a0c-4d8e-9a3b-5f6f0a1b2c3d",
  queue: "sendMail",
  state,
  created_at: "2026-11-20T03:00:00.000Z",
  due_at: "2026-11-20T04:00:00.000Z",
  attempts: 3,
  problem: "connect ECONNREFUSED",
  ids: { communityId: 3 },
});

async function open(jobs: readonly ListedJob[]) {
  const server = answerCalls();
  server.to(listJobs, { ...pageOf(jobs), queues: ["sendDigests", "sendMail"] });
  const { screen } = await renderPart(<JobsScreen />, { path: "/operator/jobs" });
  const choose = async (name: string) => {
    await rowMenu(screen, "メールの送信").click();
    await screen.getByRole("menuitem", { name }).click();
  };
  return { server, screen, choose };
}

beforeEach(() => page.viewport(1280, 800));

test("a job that has failed says why, and runs again from its row", async () => {
  const { server, screen, choose } = await open([jobIn("given_up")]);
  await expect.element(screen.getByText("connect ECONNREFUSED")).toBeVisible();
  server.to(runJobAgain, {}, { job_id: jobIn("given_up").job_id });
  await choose("もう一度実行する");
  await expect.element(screen.getByText("「メールの送信」をまもなくもう一度実行します")).toBeVisible();
});

test("a job that waits is cancelled after a question", async () => {
  const { server, screen, choose } = await open([jobIn("waiting")]);
  server.to(cancelJob, {}, { job_id: jobIn("waiting").job_id });
  await choose("取り消す…");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(/届かないままになります/)).toBeVisible();
  await dialog.getByRole("button", { name: "取り消す" }).click();
  await expect.element(screen.getByText("「メールの送信」を取り消しました")).toBeVisible();
});

test("a job that has ended meanwhile is said to have ended", async () => {
  const { server, screen, choose } = await open([jobIn("given_up")]);
  server.to(runJobAgain, refused(404, "RECORD_NOT_FOUND"), { job_id: jobIn("given_up").job_id });
  await choose("もう一度実行する");
  await expect.element(screen.getByText("「メールの送信」は、もう終わっています")).toBeVisible();
});

test("nothing to show: it says what would stand here", async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText("該当するジョブはありません")).toBeVisible();
});

test("the kinds lead to their jobs, and those of the clock say when they run", async () => {
  const server = answerCalls();
  const counts = { waiting: 2, running: 0, failed: 1, given_up: 0, done: 40, failures: 1 };
  server.to(
    listJobQueues,
    pageOf([
      { id: 1, queue: "sendMail", ...counts, last_done_at: "2026-11-20T03:00:00.000Z", next_run_at: null },
      {
        id: 2,
        queue: "record-daily-figures",
        ...counts,
        last_done_at: null,
        next_run_at: "2026-11-20T19:00:00.000Z",
      },
    ]),
  );
  await renderPart(<QueuesScreen />, { path: "/operator/job_queues" });
  await expect
    .element(page.getByRole("link", { name: "メールの送信" }))
    .toHaveAttribute("href", "/operator/jobs?queue=sendMail");
  await expect.element(page.getByText("2026/11/21 04:00:00")).toBeVisible();
});
