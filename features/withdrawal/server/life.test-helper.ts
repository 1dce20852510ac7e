import { sql } from "kysely";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { joinGroup } from "#features/groups/contract/calls.ts";
import { groupsOf } from "#features/groups/server/groups.test-helper.ts";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { createActivity, createWorkHistory } from "#features/portfolios/contract/calls.ts";
import { postsOf } from "#features/posts/server/posts.test-helper.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { cast } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Only one person in these tests states these; no column may contain them once she has left. */
export const hanakosOwn = {
  email: cast.hanako.email,
  secondary_password_hash: "$argon2id$of-her-second-password",
  family_name: cast.hanako.family,
  given_name: cast.hanako.given,
  family_name_kana: cast.hanako.familyKana,
  given_name_kana: cast.hanako.givenKana,
  birthday: "1981-12-29",
  address_2: "渋谷区神宮前9-8-7",
  phone_number_3: "59731",
  zipcode_2: "00917",
  institution: "青葉製作所 熊本工場",
  introduction: "登山と天体観測が好きです",
  answer: "社員食堂のカレーライス",
  corporation: "阿蘇山測量事務所",
  activity: "火山灰の標本づくり",
} as const;

/** Gives Hanako a whole profile and a little of everything that a member does. */
export async function liveALittle(server: TestServer) {
  const { kysely } = server.database;
  const { aoba, account, membership } = server.ids;
  const params = { id: aoba };
  const hanako = server.as("hanako");
  const { email: _, introduction, answer, corporation, activity, ...person } = hanakosOwn;
  await kysely.updateTable("accounts").set(person).where("id", "=", account.hanako).execute();
  await kysely
    .updateTable("memberships")
    .set({
      introduction,
      registration: sql<never>`${JSON.stringify({ department: hanakosOwn.institution })}::jsonb`,
      additional_information: sql<never>`${JSON.stringify({ 1: answer })}::jsonb`,
    })
    .where("id", "=", membership.hanako ?? 0)
    .execute();

  const file = async () => new File([new Uint8Array(await jpeg(60, 40))], "写真.jpg");
  const upload = async (type: "post" | "user_icon") =>
    (await hanako.call(uploadImage, { params, files: { image: await file() }, body: { type } })).data.id;
  const [icon, ofPost, ofDraft] = [await upload("user_icon"), await upload("post"), await upload("post")];
  await kysely.updateTable("accounts").set({ file_id: icon }).where("id", "=", account.hanako).execute();

  const { write } = postsOf(server);
  const post = await write("hanako", "秋の同窓会", { image_ids: [ofPost] });
  const recruitment = await write("ken", "広報紙の編集", { content_type: 2 });
  const about = { id: recruitment.id };
  const body = { client_id: crypto.randomUUID(), content: "楽しみです" };
  const comment = (await hanako.call(createComment, { params: about, body })).data.id;
  await hanako.call(likePost, { params: about });
  await hanako.call(keepPost, { params: about });
  const { data } = await hanako.call(expressInterest, { params: about });
  const room = data.chatroom_id ?? 0;
  await hanako.call(sendChatMessage, { params: { room }, body: { content: "お手伝いできます" } });
  await server.as("ken").call(likePost, { params: { id: post.id } });
  const direct = (await hanako.call(startDirectChat, { params, body: { user_id: membership.ken ?? 0 } }))
    .direct_chatroom_id;
  await hanako.call(sendDirectMessage, {
    params: { chatroom_id: direct },
    body: { content: "ご無沙汰しています" },
  });
  await server.as("ken").call(sendDirectMessage, {
    params: { chatroom_id: direct },
    body: { content: "お久しぶりです" },
  });
  const { create, invite } = groupsOf(server);
  const joined = await create("ken", "写真部");
  await hanako.call(joinGroup, { params: { id: joined.id } });
  const invited = await create("ken", "幹事会", { is_invitation_only: true });
  await invite(invited.id, "hanako");
  const own = await create("hanako", "登山の会");
  await server.as("ichiro").call(joinGroup, { params: { id: own.id } });
  const past = { start_period: "2001-04", end_period: "2011-03" };
  await hanako.call(createWorkHistory, {
    params,
    body: { portfolio: { ...past, corporation_name: corporation, position: "主任" } },
  });
  await hanako.call(createActivity, {
    params,
    body: { activity: { ...past, title: activity, is_public: false } },
  });
  await hanako.call(sendInquiry, {
    body: { content: "名前の変更について", email: cast.hanako.email },
    files: { file1: await file() },
  });
  await server.drainJobs();
  return { post, recruitment, comment, room, direct, joined, own, icon, ofPost, ofDraft };
}
