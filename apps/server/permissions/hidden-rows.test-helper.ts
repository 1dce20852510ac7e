import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { updateComment } from "#features/comments/contract/admin-calls.ts";
import { createComment, deleteComment } from "#features/comments/contract/calls.ts";
import { enter } from "#features/employees/server/employees.test-helper.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { createGroup, deleteGroup } from "#features/groups/contract/calls.ts";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { importsOf, inviteAlumnus, peopleCsv } from "#features/people-imports/server/imports.test-helper.ts";
import { createPost, deletePost } from "#features/posts/contract/calls.ts";
import { setOwnPicture } from "#features/profiles/contract/edit-calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { showSecondFactors } from "#features/second-factors/contract/calls.ts";
import { listOwnTurnovers } from "#features/turnovers/contract/own-calls.ts";
import { cast, type PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { officeRows } from "./all-samples.test-helper.ts";
import { columns, type PermissionColumn } from "./people.test-helper.ts";
import {
  auditEventOf,
  bulkActOf,
  keepView,
  makeOfficeRows,
  managementNoOf,
  postForm,
  tellOfWork,
  type World,
} from "./world.test-helper.ts";

/** The row exists, and only these columns may know of it; `inAoba` says that it belongs to that community. */
export type HiddenRow = {
  readonly is: string;
  readonly id: number;
  readonly knownTo: readonly PermissionColumn[];
  readonly inAoba: boolean;
};

const office: readonly PermissionColumn[] = ["administrator", "contractor"];
const minato: readonly PermissionColumn[] = ["other member", "other contractor"];
const nobody: readonly PermissionColumn[] = [];

const foreign = (id: number): HiddenRow => ({
  is: "of another community",
  id,
  knownTo: minato,
  inAoba: false,
});
const inAoba = (is: string, id: number, knownTo: readonly PermissionColumn[]): HiddenRow => ({
  is,
  id,
  knownTo,
  inAoba: true,
});

/** Makes rows of every kind that not everybody may see, through the product's own calls. */
export async function makeHiddenRows(server: TestServer, world: World): Promise<HiddenRows> {
  const ofMinato = await makeOfficeRows(server, "yui", server.ids.minato);
  return {
    ...Object.fromEntries(officeRows.map(({ kind }) => [kind, [foreign(ofMinato(kind))]])),
    ...(await makeOwnKinds(server, world)),
  };
}

/** Makes the rows that no feature declares beside its samples. */
async function makeOwnKinds(server: TestServer, world: World) {
  return {
    community: [foreign(server.ids.minato)],
    // What registration shows of a community is public.
    openCommunity: [{ ...foreign(server.ids.minato), knownTo: columns }],
    ...(await makePosts(server, world)),
    ...(await makeChats(server, world)),
    ...(await makeGroups(server, world)),
    ...(await makePictures(server, world)),
    ...(await makePeople(server)),
    ...(await makePortfolios(server, world)),
    auditEvent: [foreign(await auditEventOf(server, server.ids.minato))],
    administratorNo: [inAoba("of no administrator", await managementNoOf(server, "hanako"), nobody)],
    savedView: [
      foreign(await keepView(server, "yui", server.ids.minato, true)),
      inAoba("another's own", await keepView(server, "makoto", world.aoba, false), ["contractor"]),
    ],
    ...(await findOthersOwn(server)),
  } satisfies Record<string, readonly HiddenRow[]>;
}
export type HiddenRows = Readonly<Record<string, readonly HiddenRow[]>>;

const write = async (
  server: TestServer,
  who: PersonKey,
  id: number,
  content_type: number,
  image_ids: number[] = [],
) =>
  (
    await server
      .as(who)
      .call(createPost, { params: { id }, body: { ...postForm("内緒"), content_type, image_ids } })
  ).data.id;

async function makePosts(server: TestServer, world: World) {
  const comment = async (who: PersonKey, id: number) => {
    const body = { client_id: crypto.randomUUID(), content: "内緒" };
    return (await server.as(who).call(createComment, { params: { id }, body })).data.id;
  };
  const foreignPost = await write(server, "ren", server.ids.minato, 1);
  const deleted = await write(server, "ichiro", world.aoba, 1);
  await server.as("ichiro").call(deletePost, { params: { id: deleted } });
  const [hidden, gone] = [await comment("ichiro", world.article), await comment("ichiro", world.article)];
  await server.as("misaki").call(updateComment, {
    params: { postId: world.article, commentId: hidden },
    body: { published: false },
  });
  await server.as("ichiro").call(deleteComment, { params: { id: world.article, commentId: gone } });
  return {
    post: [
      foreign(foreignPost),
      inAoba("hidden", world.hidden, office),
      inAoba("deleted", deleted, nobody),
      inAoba("another employee's job offer", world.jobOffer, ["alumnus", ...office]),
    ],
    comment: [
      foreign(await comment("ren", foreignPost)),
      inAoba("hidden", hidden, office),
      inAoba("deleted", gone, nobody),
    ],
  };
}

/** What others publish can be read, and is nothing that one may change or put into an order of one's own. */
async function makePortfolios(server: TestServer, { aoba }: World) {
  const theirs = await tellOfWork(server, "ren", server.ids.minato, true);
  const others = await tellOfWork(server, "emi", aoba, true);
  return {
    portfolioHistory: [foreign(theirs.history), inAoba("another's", others.history, nobody)],
    portfolioCorporation: [foreign(theirs.corporation), inAoba("another's", others.corporation, nobody)],
    portfolioActivity: [foreign(theirs.activity), inAoba("another's", others.activity, nobody)],
  };
}

async function makeChats(server: TestServer, world: World) {
  const say = { content: "内緒" };
  const about = async (who: PersonKey, post: number) => {
    const { data } = await server.as(who).call(expressInterest, { params: { id: post } });
    const room = data.chatroom_id ?? 0;
    const { message } = await server.as(who).call(sendChatMessage, { params: { room }, body: say });
    return { room, message: message.id };
  };
  const direct = async (who: PersonKey, id: number, user_id: number) => {
    const started = await server.as(who).call(startDirectChat, { params: { id }, body: { user_id } });
    const params = { chatroom_id: started.direct_chatroom_id };
    const { message } = await server.as(who).call(sendDirectMessage, { params, body: say });
    return { room: params.chatroom_id, message: message.id };
  };
  const othersChat = await about("ichiro", await write(server, "emi", world.aoba, 2));
  const foreignChat = await about("ren", await write(server, "yui", server.ids.minato, 2));
  const othersDirect = await direct("ichiro", world.aoba, world.membership.emi ?? 0);
  const foreignDirect = await direct("ren", server.ids.minato, 0);
  return {
    room: [foreign(foreignChat.room), inAoba("of two others", othersChat.room, nobody)],
    membersRoom: [foreign(foreignChat.room), inAoba("members' own", othersDirect.room, nobody)],
    directRoom: [foreign(foreignDirect.room), inAoba("of two others", othersDirect.room, nobody)],
    message: [foreign(foreignChat.message), inAoba("of two others", othersChat.message, nobody)],
    directMessage: [foreign(foreignDirect.message), inAoba("of two others", othersDirect.message, nobody)],
  };
}

async function makeGroups(server: TestServer, world: World) {
  const create = async (who: PersonKey, id: number) => {
    const body = { client_id: crypto.randomUUID(), name: "内緒", is_invitation_only: false };
    return (await server.as(who).call(createGroup, { params: { id }, body })).group.id;
  };
  const deleted = await create("ichiro", world.aoba);
  await server.as("ichiro").call(deleteGroup, { params: { id: deleted } });
  return {
    group: [
      foreign(await create("yui", server.ids.minato)),
      inAoba("invitation-only", world.invitationOnlyGroup, ["employee", ...office]),
      inAoba("deleted", deleted, nobody),
    ],
  };
}

async function makePictures(server: TestServer, world: World) {
  const upload = async (who: PersonKey, id: number) => {
    const files = { image: world.picture };
    return (await server.as(who).call(uploadImage, { params: { id }, files, body: {} })).data.id;
  };
  const shown = await upload("ren", server.ids.minato);
  await write(server, "ren", server.ids.minato, 1, [shown]);
  const own = await server.as("ichiro").call(setOwnPicture, { files: { image: world.picture } });
  return {
    image: [foreign(shown), inAoba("not published by another", await upload("ichiro", world.aoba), nobody)],
    picture: [inAoba("another's", Number(/\d+$/.exec(own.data.image_url)?.[0]), nobody)],
  };
}

async function makePeople(server: TestServer) {
  const { membership, minato: other } = server.ids;
  const entered = await enter(server, "yui", other, { email: "rin@example.jp" });
  const imports = importsOf(server, other, "yui");
  const { id: peopleImport } = await imports.dryRun(peopleCsv(1, "other"));
  return {
    member: [foreign(membership.ren ?? 0), inAoba("of somebody who has left", membership.nao ?? 0, office)],
    alumnus: [
      foreign(membership.ren ?? 0),
      inAoba("of somebody who has left", membership.nao ?? 0, office),
      inAoba("of an employee", membership.ken ?? 0, nobody),
    ],
    employee: [foreign(membership.yui ?? 0), inAoba("of an alumnus", membership.hanako ?? 0, nobody)],
    candidate: [foreign(membership.ren ?? 0)],
    bulk_act: [foreign(await bulkActOf(server, "yui", other))],
    peopleImport: [foreign(peopleImport)],
    importedRow: [foreign((await imports.rows(peopleImport))[0]?.id ?? 0)],
    alumniInvitation: [foreign(await inviteAlumnus(server, other, "yui", "taro@example.jp"))],
    strangerNo: [inAoba("of somebody who takes no part", await managementNoOf(server, "ichiro"), nobody)],
    candidateNo: [inAoba("of no candidate", await managementNoOf(server, "hanako"), nobody)],
    enteredEmployee: [foreign(entered)],
    turnedOver: [
      foreign(membership.ren ?? 0),
      inAoba("of somebody who has left", membership.nao ?? 0, office),
    ],
  };
}

/** Finds rows that belong to one person alone. */
async function findOthersOwn(server: TestServer) {
  const db = server.database.kysely;
  const noticeOf = async (who: PersonKey) =>
    (
      await db
        .selectFrom("notices")
        .select("id")
        .where("membership_id", "=", server.ids.membership[who] ?? 0)
        .executeTakeFirst()
    )?.id ?? 0;
  const session = await db
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", server.ids.account.emi)
    .executeTakeFirstOrThrow();
  const passkeys = (await server.as("ken").call(showSecondFactors)).data.passkeys;
  return {
    notice: [foreign(await noticeOf("yui")), inAoba("another's", await noticeOf("emi"), nobody)],
    operator: [inAoba("of no operator", server.ids.account.ken, nobody)],
    session: [inAoba("another's", session.id, nobody)],
    passkey: [inAoba("another's", passkeys[0]?.id ?? 0, ["employee"])],
    turnoverRequest: [
      inAoba("another's", (await server.as("ken").call(listOwnTurnovers)).records[0]?.id ?? 0, ["employee"]),
    ],
    inquiry: [inAoba("another's", await inquiryOf(server, "ken"), nobody)],
  };
}

async function inquiryOf(server: TestServer, who: PersonKey): Promise<number> {
  const body = { content: "内緒", email: cast[who].email };
  await server.as(who).call(sendInquiry, { body, files: {} });
  const { id } = await server.database.kysely
    .selectFrom("inquiries")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
