import { markChatRead, markDirectRead, startDirectChat } from "#features/chats/contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { OFFICE_USER_ID } from "#features/memberships/contract/author.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { keepPost } from "#features/reactions/contract/keep-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { MINUTE_MS } from "#kit/contract/durations.ts";
import type { DemoPerson } from "../people/person.ts";
import type { Talk } from "../posts/chats.ts";
import { clientIdOf } from "../sequence.ts";
import type { Stage } from "../stage.ts";
import type { DemoPost } from "./write.ts";

export const like = async (stage: Stage, { id }: DemoPost, person: DemoPerson) =>
  (await stage.as(person))(likePost, { params: { id } });

export const keep = async (stage: Stage, { id }: DemoPost, person: DemoPerson) =>
  (await stage.as(person))(keepPost, { params: { id } });

type Sides = { readonly opener: DemoPerson; readonly answerer: DemoPerson; readonly talk: Talk };

/** Some minutes pass between one message and the next. */
const passTime = ({ clock, sequence }: Stage, upTo: number) =>
  clock.moveTo(new Date(clock.now().getTime() + (1 + sequence.below(upTo)) * MINUTE_MS));

/** Expresses interest in a recruitment or job offer, and talks in the chat it opens. */
export async function talkAboutPost(stage: Stage, { id }: DemoPost, { opener, answerer, talk }: Sides) {
  const { data } = await (await stage.as(opener))(expressInterest, { params: { id } });
  const room = data.chatroom_id;
  if (room === null) throw new Error("interest has opened no chat");
  for (const [i, { byPoster, text }] of talk.entries()) {
    passTime(stage, 6);
    const as = await stage.as(byPoster ? answerer : opener);
    const client_id = clientIdOf(`chat ${room} ${i}`);
    if (i > 0) await as(markChatRead, { params: { room }, body: { seq: i } });
    await as(sendChatMessage, { params: { room }, body: { content: text, client_id } });
  }
}

type DirectSides = Sides & { readonly communityId: number; readonly answererId: number };

/** Talks in a direct chat; with `answererId` 0 the answerer writes for the management office. */
export async function talkDirectly(stage: Stage, sides: DirectSides) {
  const { communityId, opener, answerer, answererId, talk } = sides;
  const open = await stage.as(opener);
  const started = await open(startDirectChat, { params: { id: communityId }, body: { user_id: answererId } });
  const chatroom_id = started.direct_chatroom_id;
  for (const [i, { byPoster, text }] of talk.entries()) {
    passTime(stage, 6);
    const as = await stage.as(byPoster ? answerer : opener);
    const client_id = clientIdOf(`direct ${chatroom_id} ${i}`);
    const create_by_admin = byPoster && answererId === OFFICE_USER_ID;
    if (i > 0) await as(markDirectRead, { params: { id: chatroom_id }, body: { seq: i } });
    await as(sendDirectMessage, {
      params: { chatroom_id },
      body: { content: text, client_id, create_by_admin },
    });
  }
}
