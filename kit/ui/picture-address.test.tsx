import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ChatLog } from "./chat/chat-log.tsx";
import { MentionInput } from "./mention-input/mention-input.tsx";

const imageUrl = "/api/communities/1/download_file/5";

/** By the area the server tells which of two sessions in one browser is meant. */
function expectAsked(picture: Element | null, size: number, request_path: string): void {
  const { pathname, searchParams } = new URL(picture?.getAttribute("src") ?? "", location.origin);
  expect(pathname).toBe(imageUrl);
  expect(Object.fromEntries(searchParams)).toEqual({
    request_path,
    community_id: "1",
    type: "user_icon",
    size: String(size),
  });
}

describe.each(["alumni", "community"])("on a page of the area %s", (area) => {
  beforeEach(() => {
    const before = location.href;
    history.replaceState(null, "", `/${area}/communities/1`);
    onTestFinished(() => history.replaceState(null, "", before));
  });

  test("a face beside a chat message is asked for for this area's session, in its size (R274)", async () => {
    const entry = {
      key: "1",
      author: { name: "花子", imageUrl },
      isMine: false,
      content: "こんにちは",
      time: "2026-11-22T00:00:00.000Z",
      removed: false,
      state: "sent",
      read: false,
    } as const;
    const nothing = () => {};
    const { screen } = await renderPart(
      <div style={{ height: 400, display: "grid" }}>
        <ChatLog
          entries={[entry]}
          firstUnreadKey={null}
          hasOlder={false}
          loadingOlder={false}
          onLoadOlder={nothing}
          onRetry={nothing}
          onDiscard={nothing}
          onSeen={nothing}
        />
      </div>,
    );
    await expect.element(screen.getByText("こんにちは")).toBeVisible();
    expectAsked(screen.container.querySelector("img"), 72, `/${area}`);
  });

  test("a face among those whom a mention may mean is asked for for this area's session, in its size (R274)", async () => {
    const { screen } = await renderPart(
      <MentionInput
        label="コメント"
        value="@"
        onChange={() => {}}
        search={async () => [{ id: 5, name: "花子", imageUrl }]}
        names={{}}
        onMention={() => {}}
      />,
    );
    await screen.getByRole("textbox").fill("@花");
    const option = screen.getByRole("option");
    await expect.element(option).toBeVisible();
    expectAsked(option.element().querySelector("img"), 56, `/${area}`);
  });
});
