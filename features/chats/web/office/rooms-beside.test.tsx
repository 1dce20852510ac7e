import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listChatHistories } from "../../contract/office-calls.ts";
import { RoomsBeside } from "./rooms-beside.tsx";

const HOME = "/community/communities/1";
const time = "2026-11-20T03:00:00.000Z";
const person = (management_no: number | null, display_name: string, status = 0) =>
  ({
    management_no,
    user_type: management_no === null ? "community_admin" : "alumni",
    display_name,
    image_url: null,
    status,
  }) as const;
const room = (id: number, with_office: boolean, first = person(12, "鈴木 一郎")) =>
  ({
    ...first,
    id,
    kind: "post",
    post_id: 7,
    post_type: 1,
    content_type: 2,
    post_by_admin: with_office,
    title: "広報紙の制作",
    closed: false,
    end_date: null,
    message_count: 1,
    last_message_at: time,
    created_at: time,
    unread_chat_count: 0,
    partner: with_office ? person(null, "事務局") : person(4, "佐藤 花子"),
    with_office,
    latest_content: null,
  }) as const;

async function openRoom(width: number) {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(360, 740));
  const asked: unknown[] = [];
  answerCalls().to(
    listChatHistories,
    ({ query }) => {
      asked.push(query);
      return {
        data: { records: [room(3, true), room(4, false), room(5, false, person(13, "", 1))] },
        total_records: 3,
        total_pages: 1,
        profile: null,
        direct_chatroom_id: null,
      };
    },
    { id: 1 },
  );
  const { router } = await renderPart(
    <RoomsBeside>
      <p>この部屋</p>
    </RoomsBeside>,
    {
      path: "/community/communities/:id/posts/:post_id/admin/chats/:chatroom_id",
      at: `${HOME}/posts/7/admin/chats/3?tab=recruitment&last_message_at=desc`,
    },
  );
  await expect.element(page.getByText("この部屋")).toBeVisible();
  return { asked, router };
}

test("from 992 px the other rooms of the list stand at the left, each a way into it (R430)", async () => {
  const { router } = await openRoom(992);
  const rooms = page.getByRole("navigation", { name: "チャット", exact: true });
  const here = rooms.getByRole("link", { name: /鈴木 一郎/ }).first();
  await expect.element(here).toHaveAttribute("aria-current", "page");
  const left = rooms.element().getBoundingClientRect();
  const right = page.getByText("この部屋").element().getBoundingClientRect();
  expect(left.right).toBeLessThan(right.left);
  await rooms.getByRole("link", { name: /鈴木 一郎さんと佐藤 花子さん/ }).click();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe(`${HOME}/alumnus/12/posts/7/chats/4?tab=recruitment&last_message_at=desc`);
});

test("a chat between members is named after both, also once one of them has left (R017)", async () => {
  await openRoom(992);
  const rooms = page.getByRole("navigation", { name: "チャット", exact: true });
  await expect
    .element(rooms.getByRole("link", { name: /退会したメンバーさんと佐藤 花子さん/ }))
    .toBeVisible();
});

test("below that the room stands alone, and nobody asks for the others", async () => {
  const { asked } = await openRoom(991);
  await expect.element(page.getByRole("navigation")).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
