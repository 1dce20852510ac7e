import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerAsAoba, postOf } from "#apps/web/testing/aoba.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { CommentCount, ReactionBar } from "./reaction-bar.tsx";

const post = postOf(7, "秋の同窓会", { like_count: 12, comment_count: 13 });
const chat = { path: () => "/chat", keepWords: async () => {} };

test.each([
  [360, "ja", true],
  [320, "ja", false],
  [360, "en", false],
] as const)(
  "on a phone of %i px (%s) the three acts stand on one line, and none is cut",
  async (width, language, areEqual) => {
    answerAsAoba();
    await page.viewport(width, 740);
    const { screen } = await renderPart(
      <div style={{ margin: "0 auto", width: width - 66 }}>
        <ReactionBar post={post} chat={chat}>
          <a href="#comments">
            <CommentCount count={13} />
          </a>
        </ReactionBar>
      </div>,
      { language },
    );
    const bar = screen.getByRole("link").element().parentElement;
    const boxes = [...(bar?.children ?? [])].map((act) => act.getBoundingClientRect());
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size).toBe(1);
    expect(bar?.scrollWidth).toBe(bar?.clientWidth);
    const widths = boxes.map((box) => box.width);
    if (areEqual) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(5);
  },
);
