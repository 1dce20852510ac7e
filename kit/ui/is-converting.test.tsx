import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ChatComposer } from "./chat/chat-composer.tsx";
import { MentionInput } from "./mention-input/mention-input.tsx";
import { RichTextEditor } from "./rich-text-editor/rich-text-editor.tsx";
import { TagInput } from "./tag-input/tag-input.tsx";

const search = async () => [{ id: 64, name: "森山 直人", imageUrl: null }];
const keep = () => {};

function Fields({ onTags, onSend }: { readonly onTags: () => void; readonly onSend: () => void }) {
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  return (
    <>
      <TagInput label="タグ" value={[]} onChange={onTags} />
      <MentionInput
        label="コメント"
        value={text}
        onChange={setText}
        names={{}}
        search={search}
        onMention={keep}
        onSubmit={onSend}
      />
      <ChatComposer
        value={message}
        onChange={setMessage}
        onSend={onSend}
        error={null}
        maxLength={1000}
        length={message.length}
      />
    </>
  );
}

const ends = [
  ["while it goes on", { isComposing: true }],
  ["as Safari says it, after the end", { keyCode: 229 }],
] as const;

function Post({ onMention }: { readonly onMention: () => void }) {
  const [html, setHtml] = useState("");
  return (
    <RichTextEditor
      label="本文"
      value={html}
      onChange={setHtml}
      searchPeople={search}
      onMention={onMention}
    />
  );
}

test.each(ends)(
  "Enter that ends a conversion takes no name in a post and sets no link, %s",
  async (_, said) => {
    let mentioned = 0;
    const { screen } = await renderPart(<Post onMention={() => mentioned++} />);
    const end = (field: Element) =>
      field.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...said }),
      );
    const post = screen.getByRole("textbox", { name: "本文" });
    await post.click();
    await userEvent.keyboard("@森");
    const people = screen.getByRole("listbox", { name: "メンションの候補" });
    await expect.element(people).toBeVisible();
    end(post.element());
    await expect.element(post).not.toHaveTextContent("森山");
    expect(mentioned).toBe(0);

    await screen.getByRole("button", { name: /^リンク/ }).click();
    const address = screen.getByRole("textbox", { name: /URL|アドレス/ });
    await address.fill("https://example.jp");
    end(address.element());
    await expect.element(address).toBeVisible();
  },
);

test.each(ends)(
  "Enter that ends a conversion takes no tag and no name, and sends nothing, %s",
  async (_, said) => {
    const done: string[] = [];
    const { screen } = await renderPart(
      <Fields onTags={() => done.push("tag")} onSend={() => done.push("sent")} />,
    );
    const end = (field: Element, ctrlKey = false) => {
      const key = { key: "Enter", bubbles: true, cancelable: true, ctrlKey, ...said };
      field.dispatchEvent(new KeyboardEvent("keydown", key));
    };
    const tag = screen.getByRole("combobox", { name: "タグ" });
    await tag.fill("とうきょう");
    end(tag.element());
    await expect.element(tag).toHaveValue("とうきょう");

    const comment = screen.getByRole("textbox", { name: "コメント" });
    await comment.fill("@森");
    await expect.element(screen.getByRole("listbox", { name: "メンションの候補" })).toBeVisible();
    end(comment.element());
    end(comment.element(), true);
    await expect.element(comment).toHaveValue("@森");

    const message = screen.getByRole("textbox", { name: "メッセージを入力" });
    await message.fill("かきかけ");
    end(message.element(), true);
    await expect.element(message).toHaveValue("かきかけ");
    expect(done.filter((what) => what === "sent")).toEqual([]);
  },
);
