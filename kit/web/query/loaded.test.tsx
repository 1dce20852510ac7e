import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type AnswerOf, call } from "#kit/contract/call.ts";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { send } from "../api/send.ts";
import { errorText } from "../errors/error-texts.ts";
import { answerCalls, refused } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { joinQueries } from "./join-queries.ts";
import { Loaded, type LoadStates } from "./loaded.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { useCall } from "./use-call.ts";

const read = { access: "account", summary: "For this test." } as const;
const showName = call.get("/names/{id}", { ...read, answer: z.object({ name: z.string() }) });
const listNames = call.get("/names", {
  ...read,
  query: z.object({ page: z.optional(z.coerce.number()) }),
  answer: z.object({ names: z.array(z.string()), total_pages: z.number() }),
});

const first = { params: { id: 1 } };
const named = (name: string) => () => ({ name });
const textOf = (message_code: string) => errorText({ message_code }, "ja");
const retry = { name: "もう一度読み込む" };

function Name(states: LoadStates) {
  const query = useCall(showName, first, { retry: false });
  return (
    <>
      <Loaded query={query} {...states}>
        {({ name }) => <p>{name}</p>}
      </Loaded>
      <button type="button" onClick={() => void query.refetch()}>
        refresh
      </button>
    </>
  );
}

type Page = AnswerOf<typeof listNames>;

function Names() {
  const query = useInfiniteQuery<Page, ApiError, readonly string[], unknown[], number>({
    queryKey: [listNames.path],
    queryFn: ({ pageParam }) => send(listNames, { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length < last.total_pages ? pages.length + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ names }) => names),
    retry: false,
  });
  return (
    <LoadedList query={query} rows={query.data ?? []} empty={<EmptyState title="誰もいません" />}>
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </LoadedList>
  );
}

test("until it has arrived, its place is held and said to be busy", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answerCalls().to(showName, () => promise.then(named("花子")), { id: 1 });
  const { screen } = await renderPart(<Name skeleton={<p>…</p>} />);
  await expect.element(screen.getByText("…")).toBeVisible();
  expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull();
  resolve();
  await expect.element(screen.getByText("花子")).toBeVisible();
  expect(screen.container.querySelector('[aria-busy="true"]')).toBeNull();
});

test("what failed says why, and waits visibly while it is asked for again", async () => {
  const server = answerCalls();
  server.to(showName, () => refused(500, "ERROR_UNEXPECTED"), { id: 1 });
  const { screen } = await renderPart(<Name />);
  await expect.element(screen.getByRole("alert")).toMatchTextContent(textOf("ERROR_UNEXPECTED"));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.to(showName, () => promise.then(named("花子")), { id: 1 });
  await screen.getByRole("button", retry).click();
  await expect.element(screen.getByRole("button", retry)).toHaveAttribute("aria-busy", "true");
  resolve();
  await expect.element(screen.getByText("花子")).toBeVisible();
});

test("what is not there is what the screen says of it", async () => {
  answerCalls().to(showName, () => refused(404, "RECORD_NOT_FOUND"), { id: 1 });
  const { screen } = await renderPart(<Name gone={<Link to="/">もうありません</Link>} />);
  await expect.element(screen.getByRole("link", { name: "もうありません" })).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("what is not there, of which the screen says nothing, is an error like any other", async () => {
  answerCalls().to(showName, () => refused(404, "RECORD_NOT_FOUND"), { id: 1 });
  const { screen } = await renderPart(<Name />);
  await expect.element(screen.getByRole("alert")).toMatchTextContent(textOf("RECORD_NOT_FOUND"));
});

test("what was shown stays when asking again fails", async () => {
  const server = answerCalls();
  server.to(showName, named("花子"), { id: 1 });
  const { screen } = await renderPart(<Name gone={<p>もうありません</p>} />);
  await expect.element(screen.getByText("花子")).toBeVisible();
  for (const [status, code] of [
    [500, "ERROR_UNEXPECTED"],
    [404, "RECORD_NOT_FOUND"],
  ] as const) {
    server.to(showName, () => refused(status, code), { id: 1 });
    const before = server.asked.length;
    await screen.getByRole("button", { name: "refresh" }).click();
    await expect.poll(() => server.asked.length).toBe(before + 1);
    await expect.element(screen.getByText("花子")).toBeVisible();
  }
});

test("a refusal of which the screen says something takes the place of what was shown", async () => {
  const server = answerCalls();
  server.to(showName, named("花子"), { id: 1 });
  const refusal = {
    refused: ({ status }: ApiError) => (status === 400 ? <p>止められています</p> : undefined),
  };
  const { screen } = await renderPart(<Name {...refusal} />);
  await expect.element(screen.getByText("花子")).toBeVisible();
  server.to(showName, () => refused(400, "FORBIDDEN_OPERATION"), { id: 1 });
  await screen.getByRole("button", { name: "refresh" }).click();
  await expect.element(screen.getByText("止められています")).toBeVisible();
  await expect.element(screen.getByText("花子")).not.toBeInTheDocument();
});

test("two queries are shown together, and asked for again together", async () => {
  const server = answerCalls();
  server.to(showName, named("花子"), { id: 1 });
  server.to(showName, () => refused(500, "ERROR_UNEXPECTED"), { id: 2 });
  function Both() {
    const options = { retry: false };
    const a = useCall(showName, first, options);
    const b = useCall(showName, { params: { id: 2 } }, options);
    return <Loaded query={joinQueries(a, b)}>{([one, other]) => <p>{one.name + other.name}</p>}</Loaded>;
  }
  const { screen } = await renderPart(<Both />);
  server.to(showName, named("太郎"), { id: 2 });
  await screen.getByRole("button", retry).click();
  await expect.element(screen.getByText("花子太郎")).toBeVisible();
});

test("a list without rows says so", async () => {
  answerCalls().to(listNames, { names: [], total_pages: 0 });
  const { screen } = await renderPart(<Names />);
  await expect.element(screen.getByText("誰もいません")).toBeVisible();
  await expect.element(screen.getByText("すべて表示しました")).not.toBeInTheDocument();
});

test("a list that cannot be read says why and is asked for again", async () => {
  const server = answerCalls();
  server.to(listNames, () => refused(503, "ERROR_UNAVAILABLE"));
  const { screen } = await renderPart(<Names />);
  await expect.element(screen.getByRole("alert")).toMatchTextContent(textOf("ERROR_UNAVAILABLE"));
  server.to(listNames, { names: ["花子"], total_pages: 1 });
  await screen.getByRole("button", retry).click();
  await expect.element(screen.getByText("花子")).toBeVisible();
});

test("a list goes on at its foot, and keeps its rows where the next page fails", async () => {
  const server = answerCalls();
  server.to(listNames, ({ query }) =>
    query.get("page") === "1" ? { names: ["花子"], total_pages: 2 } : refused(500, "ERROR_UNEXPECTED"),
  );
  const { screen } = await renderPart(<Names />);
  await expect.element(screen.getByText("続きを読み込めませんでした")).toBeVisible();
  await expect.element(screen.getByText("花子")).toBeVisible();
  server.to(listNames, { names: ["太郎"], total_pages: 2 });
  await screen.getByRole("button", { name: "もう一度読み込む" }).click();
  await expect.element(screen.getByText("太郎")).toBeVisible();
  await expect.element(screen.getByText("すべて表示しました")).toBeVisible();
});

test("a list that was never longer does not say that this is all", async () => {
  answerCalls().to(listNames, { names: ["花子"], total_pages: 1 });
  const { screen } = await renderPart(<Names />);
  await expect.element(screen.getByText("花子")).toBeVisible();
  await expect.element(screen.getByText("すべて表示しました")).not.toBeInTheDocument();
});
