import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { addToChatDraft } from "./chat-draft.ts";
import { ChatWriter } from "./chat-writer.tsx";

const chatKey = { kind: "post", room: 3 } as const;
const chatroom = {
  as_office: false,
  community_id: 1,
  user_type: "alumni",
  display_name: "佐藤 花子",
} as const;

test("words left for a chat wait in its box, below what stood there", async () => {
  const draw = async () => {
    const { screen } = await renderPart(
      <ChatWriter chatKey={chatKey} chatroom={chatroom} onSend={() => {}} />,
    );
    return { screen, box: screen.getByRole("textbox") };
  };
  await addToChatDraft(chatKey, "はじめまして");
  const { screen, box } = await draw();
  await expect.element(box).toHaveValue("はじめまして");
  await screen.unmount();
  await addToChatDraft(chatKey, "お話を聞かせてください");
  await addToChatDraft({ kind: "direct", room: 3 }, "別の部屋");
  await expect.element((await draw()).box).toHaveValue("はじめまして\nお話を聞かせてください");
});
