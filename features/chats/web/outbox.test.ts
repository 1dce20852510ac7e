import { expect, test, vi } from "vitest";
import { ApiError } from "#kit/web/api/api-error.ts";
import { type OutboxEntry, outboxOf } from "./outbox.ts";

const offline = () => new ApiError(0, "ERROR_OFFLINE");
const contents = (entries: readonly OutboxEntry[]) =>
  entries.map(({ content, state }) => `${content} ${state}`);

function setUp(deliver: (entry: OutboxEntry) => Promise<void>) {
  const outbox = outboxOf(`test ${crypto.randomUUID()}`, deliver);
  const until = (count: number) => vi.waitFor(() => expect(outbox.read()).toHaveLength(count));
  return { outbox, until };
}

test("messages go out one after another, in the order they were written", async () => {
  const sent: string[] = [];
  const { outbox, until } = setUp(async ({ content }) => {
    sent.push(`${content} begins`);
    await Promise.resolve();
    sent.push(`${content} ends`);
  });
  for (const content of ["一", "二", "三"]) outbox.add(content);
  expect(contents(outbox.read())).toEqual(["一 sending", "二 sending", "三 sending"]);
  await until(0);
  expect(sent).toEqual(["一", "二", "三"].flatMap((one) => [`${one} begins`, `${one} ends`]));
});

test("what could not be sent is kept and goes out under the same number once the connection is back", async () => {
  const numbers: string[] = [];
  let connected = false;
  const { outbox, until } = setUp(async ({ clientId }) => {
    numbers.push(clientId);
    if (!connected) throw offline();
  });
  outbox.add("圏外で書きました");
  await vi.waitFor(() => expect(outbox.read()[0]?.state).toBe("failed"));
  connected = true;
  outbox.resume();
  await until(0);
  expect(new Set(numbers).size).toBe(1);
});

test("what the server refuses is kept with the reason, does not hold up the others and waits for the person", async () => {
  const { outbox, until } = setUp(async ({ content }) => {
    if (content === "断られる") throw new ApiError(400, "CHAT_CLOSED");
  });
  outbox.add("断られる");
  outbox.add("届く");
  await until(1);
  expect(outbox.read()).toMatchObject([{ content: "断られる", state: "failed", refusal: "CHAT_CLOSED" }]);
  outbox.resume();
  expect(outbox.read()[0]?.state).toBe("failed");
  outbox.discard(outbox.read()[0]?.clientId ?? "");
  expect(outbox.read()).toEqual([]);
});

test("a message with a banned word is kept with the word, which says what to change", async () => {
  const words = { words: "悪い語" };
  const { outbox } = setUp(async () => {
    throw new ApiError(400, "ERROR_VALIDATION", [
      { message_code: "BANNED_WORD", field: "content", params: words },
    ]);
  });
  outbox.add("悪い語のある文");
  await vi.waitFor(() =>
    expect(outbox.read()).toMatchObject([{ state: "failed", refusal: "BANNED_WORD", params: words }]),
  );
});

test("a message whose answer was lost leaves as soon as it is seen in the room", async () => {
  const { outbox, until } = setUp(async () => {
    throw offline();
  });
  outbox.add("返事が届かなかった");
  await vi.waitFor(() => expect(outbox.read()[0]?.state).toBe("failed"));
  outbox.settle(new Set([outbox.read()[0]?.clientId ?? ""]));
  await until(0);
});
