import { requestReset } from "#features/accounts/contract/calls.ts";
import { changeEmail } from "#features/accounts/contract/email-calls.ts";
import { tokenMailedTo as linkMailedTo } from "#features/accounts/server/accounts.test-helper.ts";
import { findPerson } from "#features/accounts/server/index.ts";
import { issueSignInLink } from "#features/accounts/server/sign-in-link.test-helper.ts";
import { updateAdministrator } from "#features/administrators/contract/calls.ts";
import { addBannedWords, listBannedWords } from "#features/banned-words/contract/operator-calls.ts";
import { rejectCandidates } from "#features/candidates/contract/decisions.ts";
import { startDirectChat } from "#features/chats/contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "#features/chats/contract/message-calls.ts";
import { openMembersChat } from "#features/chats/contract/office-calls.ts";
import { createComment } from "#features/comments/contract/calls.ts";
import { requestPlan } from "#features/contracts/contract/calls.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import {
  enter,
  invite,
  keyMailedTo,
  registrationBy,
} from "#features/employees/server/employees.test-helper.ts";
import { createFaq } from "#features/faqs/contract/operator-calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { createGroup } from "#features/groups/contract/calls.ts";
import { INVITATION_URL } from "#features/groups/contract/limits.ts";
import { sendInquiry } from "#features/inquiries/contract/calls.ts";
import { showInvitationKey } from "#features/invitations/contract/calls.ts";
import { createUnsubscribeToken } from "#features/notice-choices/server/unsubscribe-token.ts";
import { listNotices } from "#features/notices/contract/calls.ts";
import { prepareClosingExport } from "#features/operator-closings/contract/calls.ts";
import {
  createCommunity,
  showOperatedCommunity,
  suspendCommunity,
} from "#features/operator-communities/contract/calls.ts";
import { showOperatorInquiry } from "#features/operator-inquiries/contract/calls.ts";
import { createReadyAnswer } from "#features/operator-inquiries/contract/ready-answer-calls.ts";
import { queueJob } from "#features/operator-jobs/server/jobs.test-helper.ts";
import { createProductNotice } from "#features/operator-notices/contract/calls.ts";
import { listPlanRequests, showPlanRequest } from "#features/operator-plan-requests/contract/calls.ts";
import { inviteOperator, listOperators } from "#features/operators/contract/calls.ts";
import { formOf, printedToken } from "#features/operators/server/operators.test-helper.ts";
import { prepareOwnData } from "#features/own-data/contract/calls.ts";
import { importsOf, inviteAlumnus, peopleCsv } from "#features/people-imports/server/imports.test-helper.ts";
import { createActivity, createWorkHistory } from "#features/portfolios/contract/calls.ts";
import { createOfficialPost, updateUserPost } from "#features/posts/contract/admin-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { registerAlumnus } from "#features/registration/contract/calls.ts";
import { registrationOf, tokenMailedTo } from "#features/registration/server/register.test-helper.ts";
import { createSavedView } from "#features/saved-views/contract/calls.ts";
import {
  beginAuthenticatorApp,
  beginPasskey,
  showSecondFactors,
} from "#features/second-factors/contract/calls.ts";
import { createAuthenticator } from "#features/second-factors/server/authenticator.test-helper.ts";
import {
  beginSignIn,
  codeAt,
  setUpPasskey,
} from "#features/second-factors/server/second-factors.test-helper.ts";
import { agreeToAllTerms } from "#features/terms/server/agree.test-helper.ts";
import { publishTerms } from "#features/terms/server/publish-terms.ts";
import { listOwnTurnovers } from "#features/turnovers/contract/own-calls.ts";
import {
  askToTurnOver,
  objectionMailedTo,
  turnOverAtOnce,
} from "#features/turnovers/server/turnovers.test-helper.ts";
import { jpeg } from "#kit/server/images/test-pictures.test-helper.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { cast, castPassword, type PersonKey } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** The samples are about these rows of Aoba. */
export type World = Awaited<ReturnType<typeof makeWorld>>;

export const postForm = (title: string) => ({
  client_id: crypto.randomUUID(),
  title,
  content: `<p>${title}</p>`,
});

export const productNoticeForm = {
  title: "お知らせ",
  content: "<p>新しくなりました</p>",
  published: true,
  public_date: "2026-11-01T09:00:00+09:00",
};

/** Makes a little of everything in Aoba, through the product's own calls. */
export async function makeWorld(server: TestServer) {
  await offerContract(server);
  const picture = new File([new Uint8Array(await jpeg(40, 30))], "写真.jpg");
  return {
    aoba: server.ids.aoba,
    membership: server.ids.membership,
    restricted: await restrictPeople(server),
    candidateNo: await managementNoOf(server, "aoi"),
    employeeNo: await managementNoOf(server, "ken"),
    ordinaryNo: await managementNoOf(server, "misaki"),
    rowOf: await makeOfficeRows(server, "misaki", server.ids.aoba),
    portfolio: await tellOfWork(server, "hanako", server.ids.aoba),
    picture,
    // This comes before any link is mailed, because a first factor makes earlier links void.
    ...(await makeSecondFactors(server)),
    ...(await makePosts(server, picture)),
    ...(await makeDirectChats(server)),
    ...(await makeGroups(server)),
    ...(await makeInvitations(server)),
    ...(await inviteEmployees(server)),
    turnedOver: await turnSomebodyOver(server),
    askedTurnover: await askEmployee(server),
    ...(await makeImports(server)),
    alumniInvitation: await inviteAlumnus(server, server.ids.aoba, "misaki", "taro@example.jp"),
    ...(await makeProviderRows(server)),
    ...(await makeLinks(server)),
    ownView: await keepView(server, "misaki", server.ids.aoba, false),
    sharedView: await keepView(server, "misaki", server.ids.aoba, true),
    ...(await askProvider(server, picture)),
    bounce: await stopAddress(server),
    notice: await latestNoticeOf(server, "hanako"),
    unsubscribeToken: createUnsubscribeToken(server.services.secret, {
      accountId: server.ids.account.hanako,
      scope: "comment",
    }),
    auditEvent: await auditEventOf(server, server.ids.aoba),
    bulk_act: await bulkActOf(server, "misaki", server.ids.aoba),
    ownDataTicket: await ownDataTicketOf(server, "hanako"),
    operatorForm: await formOf(server, printedToken(server, "kei@example.jp")),
    closing: await beginToClose(server),
    invitedOperator: await inviteOneOperator(server),
    faq: await draftFaq(server),
    bannedWord: await banWord(server),
    operated: await operateCommunities(server),
    planRequest: await askForPlan(server),
    failedJob: await queueJob(server.database.kysely),
    waitingJob: await queueJob(server.database.kysely, { state: "created", data: waitingMail }),
  };
}

/** Whoever lets all jobs run delivers it. */
const waitingMail = { to: "waiting@example.jp", subject: "お知らせ", text: "お知らせです。", html: "" };

/** Restricts one person of each kind: paused, blocked from posting, flagged. */
async function restrictPeople({ database, ids }: TestServer) {
  const { kysely } = database;
  const person = { ...cast.emi, email: "restricted@example.jp", state: "paused" } as const;
  await seedPerson(kysely, "session-of-restricted", person, new Map([["aoba", ids.aoba]]));
  const { id: employee } = await kysely
    .selectFrom("memberships as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select("m.id")
    .where("a.email", "=", person.email)
    .executeTakeFirstOrThrow();
  const alumnus = ids.membership.sho ?? 0;
  await kysely
    .updateTable("memberships")
    .set({ posting_blocked: true, flags: 1 })
    .where("id", "in", [alumnus, employee])
    .execute();
  return { alumnus, employee };
}

async function draftFaq(server: TestServer): Promise<number> {
  const body = { category: "login", question_ja: "下書きの質問" } as const;
  return (await server.as("unei").call(createFaq, { body })).data.id;
}

async function banWord(server: TestServer): Promise<number> {
  const unei = server.as("unei");
  await unei.call(addBannedWords, { body: { kind: "banned", words: ["使えない言葉"] } });
  return (await unei.call(listBannedWords, { query: {} })).data.records[0]?.id ?? 0;
}

async function inviteOneOperator(server: TestServer): Promise<number> {
  const unei = server.as("unei");
  await unei.call(inviteOperator, { body: { email: "sora@example.jp" } });
  const { records } = (await unei.call(listOperators, { query: { info: "sora@" } })).data;
  return records[0]?.id ?? 0;
}

/** The contractor of Minato asks for a plan, and waits. */
async function askForPlan(server: TestServer) {
  const community_id = server.ids.minato;
  await server.as("yui").call(requestPlan, { params: { id: community_id }, body: { choice: "upgrade" } });
  const unei = server.as("unei");
  const [open] = (await unei.call(listPlanRequests, { query: { state: "open" } })).data.records;
  const params = { community_id, request_id: open?.id ?? 0 };
  const { data } = await unei.call(showPlanRequest, { params });
  return { params, version: data.contract.version };
}

/** Makes one community whose contractor has not answered and a suspended one, and says how Aoba's sections are seen. */
async function operateCommunities(server: TestServer) {
  const unei = server.as("unei");
  const create = async (name: string, email: string) => {
    const person = { email, family_name: "桜井", given_name: "咲" };
    const body = { name, corporation_name: name, plan: "", member_limit: "10", ...person };
    return (await unei.call(createCommunity, { body })).data.id;
  };
  const suspended = await create("停止中の会", "teishi@example.jp");
  const params = { community_id: suspended };
  await unei.call(suspendCommunity, { params, body: { reason: "確認のため" } });
  const { data } = await unei.call(showOperatedCommunity, { params: { community_id: server.ids.aoba } });
  return {
    suspended,
    invited: await create("返事待ちの会", "henji@example.jp"),
    contract: data.contract.version,
    access: data.access.version,
  };
}

export async function auditEventOf({ database }: TestServer, id: number): Promise<number> {
  const event = await database.kysely
    .selectFrom("audit_events")
    .select("id")
    .where("community_id", "=", id)
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return event.id;
}

/** Saves an administrator's view of the candidates. */
export async function keepView(server: TestServer, who: PersonKey, id: number, is_shared: boolean) {
  const body = {
    list: "candidates",
    name: `${is_shared}`,
    query: "waiting_days=3",
    is_shared,
    is_default: false,
  };
  return (await server.as(who).call(createSavedView, { params: { id }, body })).data.id;
}

/** Makes what the features declare, and returns a function that finds the row of a kind. */
export async function makeOfficeRows(server: TestServer, who: PersonKey, communityId: number) {
  // Samples use this module, so they are not loaded with it.
  const { officeRows } = await import("./all-samples.test-helper.ts");
  const made = new Map<string, number>();
  for (const { kind, make } of officeRows) made.set(kind, await make(server, who, communityId));
  return (kind: string): number => made.get(kind) ?? Number.NaN;
}

/** What somebody tells of their work, of which others see nothing. */
export async function tellOfWork(server: TestServer, who: PersonKey, id: number, is_public = false) {
  const past = { start_period: "2010-04", end_period: "2015-03", is_public };
  const { portfolio } = await server.as(who).call(createWorkHistory, {
    params: { id },
    body: { portfolio: { ...past, corporation_name: "株式会社わかば" } },
  });
  const { activity } = await server.as(who).call(createActivity, {
    params: { id },
    body: { activity: { ...past, title: "市民講座" } },
  });
  return {
    history: portfolio.id,
    corporation: portfolio.portfolio_work_history_corporation_id,
    activity: activity.id,
  };
}

/** The contractor offers the contract to the administrator. */
async function offerContract(server: TestServer) {
  await server.as("makoto").call(updateAdministrator, {
    params: { id: server.ids.aoba, management_no: await managementNoOf(server, "misaki") },
    body: { contractor: true, current_password: castPassword },
  });
}

/** The alumnus and the employee have a passkey and wait at their second step; a further factor is half set up. */
async function makeSecondFactors(server: TestServer) {
  const stepOf = async (who: PersonKey) => {
    const [recovery_code = ""] = await setUpPasskey(server, who, createAuthenticator());
    return { recovery_code, cookie: (await beginSignIn(server, who)).cookie };
  };
  const steps = {
    alumnus: await stepOf("hanako"),
    employee: await stepOf("ken"),
    operator: await stepOf("unei"),
  };
  const owner = { body: { current_password: castPassword } };
  const hanako = server.as("hanako");
  const { ticket, secret } = (await hanako.call(beginAuthenticatorApp, owner)).data;
  return {
    steps,
    passkey: (await hanako.call(showSecondFactors)).data.passkeys[0]?.id ?? 0,
    newApp: { ticket, code: codeAt(secret, server.clock.now()) },
    newPasskey: createAuthenticator().make((await hanako.call(beginPasskey, owner)).data),
  };
}

async function makePosts(server: TestServer, picture: Blob) {
  const params = { id: server.ids.aoba };
  const write = async (who: PersonKey, content_type: number, title: string, image_ids: number[] = []) =>
    (await server.as(who).call(createPost, { params, body: { ...postForm(title), content_type, image_ids } }))
      .data.id;
  const image = (await server.as("hanako").call(uploadImage, { params, files: { image: picture }, body: {} }))
    .data.id;
  const article = await write("hanako", 1, "秋の同窓会", [image]);
  const recruitment = await write("ken", 2, "広報紙の編集");
  const hidden = await write("ichiro", 1, "取り下げた話");
  await server.as("misaki").call(updateUserPost, { params: { id: hidden }, body: { published: false } });
  const official = await server
    .as("misaki")
    .call(createOfficialPost, { params, body: { ...postForm("事務局より"), content_type: 1 } });
  const comment = async (who: PersonKey, content: string) => {
    const body = { client_id: crypto.randomUUID(), content };
    return (await server.as(who).call(createComment, { params: { id: article }, body })).data.id;
  };
  return {
    image,
    article,
    recruitment,
    hidden,
    official: official.data.id,
    jobOffer: await write("emi", 3, "経理の仕事"),
    ownJobOffer: await write("ken", 3, "設計の仕事"),
    otherRecruitment: await write("ichiro", 2, "登山の仲間"),
    commentOfKen: await comment("ken", "参加します"),
    commentOfIchiro: await comment("ichiro", "楽しみです"),
    ...(await openInterestChat(server, recruitment)),
  };
}

/** Hanako expresses interest in Ken's recruitment, with a message. */
async function openInterestChat(server: TestServer, post: number) {
  const { data } = await server.as("hanako").call(expressInterest, { params: { id: post } });
  const room = data.chatroom_id ?? 0;
  const body = { content: "お手伝いできます" };
  const { message } = await server.as("hanako").call(sendChatMessage, { params: { room }, body });
  for (const who of ["misaki", "makoto"] as const)
    await server.as(who).call(openMembersChat, {
      params: { id: server.ids.aoba, chatroom_id: room },
      body: { reason: "通報を受けたため" },
    });
  return { room, message: message.id };
}

async function makeDirectChats(server: TestServer) {
  const params = { id: server.ids.aoba };
  const start = async (user_id: number) =>
    (await server.as("hanako").call(startDirectChat, { params, body: { user_id } })).direct_chatroom_id;
  const say = async (chatroom_id: number) => {
    const body = { content: "こんにちは" };
    return (await server.as("hanako").call(sendDirectMessage, { params: { chatroom_id }, body })).message.id;
  };
  const [withKen, withOffice] = [await start(server.ids.membership.ken ?? 0), await start(0)];
  return {
    withKen,
    withOffice,
    messageToKen: await say(withKen),
    messageToOffice: await say(withOffice),
  };
}

/** Hanako's group is general, Ken's is invitation-only. */
async function makeGroups(server: TestServer) {
  const create = async (who: PersonKey, name: string, is_invitation_only: boolean) => {
    const information = is_invitation_only ? INVITATION_URL : "";
    const body = { client_id: crypto.randomUUID(), name, information, is_invitation_only };
    return (await server.as(who).call(createGroup, { params: { id: server.ids.aoba }, body })).group.id;
  };
  return {
    group: await create("hanako", "登山部", false),
    invitationOnlyGroup: await create("ken", "幹事会", true),
  };
}

/** Returns the bulk act of an act that had no target and changed nothing. */
export async function bulkActOf(server: TestServer, who: PersonKey, id: number): Promise<number> {
  const input = { params: { id }, body: { ids: [server.ids.membership[who] ?? 0] } };
  const { as_of } = (await server.as(who).call(rejectCandidates.preview, input)).data;
  const answer = await server.as(who).call(rejectCandidates, { ...input, body: { ...input.body, as_of } });
  return answer.data.bulk_act;
}

/** Makes Hanako's code, the mailed link of somebody who registered by it, and a link to the lobby for her. */
async function makeInvitations(server: TestServer) {
  const params = { id: server.ids.aoba };
  const code = (await server.as("hanako").call(showInvitationKey, { params })).data.invited_code;
  await server.as("guest").call(registerAlumnus, { body: registrationOf(code, "haru@example.jp") });
  const account_id = server.ids.account.hanako;
  const hanako = await findPerson(server.database.kysely, account_id);
  const addressee = { account_id, credentials_epoch: hanako?.credentials_epoch ?? 0 };
  const link = { communityId: server.ids.aoba, minutes: 30 };
  const lobbyToken = await issueSignInLink(server.services, addressee, link);
  return { code, lobbyToken, activationToken: await tokenMailedTo(server, "haru@example.jp") };
}

/** Invites somebody new, and the contractor of another community. */
async function inviteEmployees(server: TestServer) {
  const email = "mana@example.jp";
  const enteredEmployee = await enter(server, "misaki", server.ids.aoba, { email });
  return {
    enteredEmployee,
    employeeKey: await keyMailedTo(server, email),
    contractorKey: await invite(server, "misaki", server.ids.aoba, { email: cast.yui.email }),
  };
}

/** The office has asked to make the employee an alumnus, who has the letter. */
async function askEmployee(server: TestServer) {
  const params = { id: server.ids.aoba, user_id: server.ids.membership.ken ?? 0 };
  await askToTurnOver(server, "misaki", params, "asked@example.jp");
  const token = await objectionMailedTo(server, cast.ken.email);
  const { records } = await server.as("ken").call(listOwnTurnovers);
  return { id: records[0]?.id ?? 0, token };
}

/** Somebody enrolled leaves and waits for the mail that makes them an alumnus. */
async function turnSomebodyOver(server: TestServer) {
  const id = server.ids.aoba;
  const invited_code = await invite(server, "misaki", id, { email: "leaving@example.jp" });
  await server.as("guest").call(registerEmployee, { body: registrationBy(invited_code) });
  const { membership_id: user_id } = await server.services.database.kysely
    .selectFrom("people")
    .select("membership_id")
    .where("email", "=", "leaving@example.jp")
    .executeTakeFirstOrThrow();
  await turnOverAtOnce(server, "misaki", { id, user_id }, "left@example.jp");
  return user_id;
}

/** Makes people imports: one read, one checked, and one carried out without a mail. */
async function makeImports(server: TestServer) {
  const { read, dryRun, rows, carryOut, preview } = importsOf(server, server.ids.aoba);
  const { id: checkedImport, version: checkedVersion } = await dryRun(peopleCsv(1, "checked"));
  const heldImport = await carryOut(peopleCsv(1, "held"), {}, "later");
  const { as_of, count } = await preview(heldImport);
  return {
    readImport: (await read(peopleCsv(1, "read"))).id,
    checkedImport,
    checkedRow: (await rows(checkedImport))[0]?.id ?? 0,
    checkedVersion,
    heldImport,
    heldInvitations: { as_of, count },
  };
}

/** Makes an inquiry with an attachment, which is answered with a ready answer. */
async function askProvider(server: TestServer, picture: Blob) {
  const inquiryFile = await mailedFileOf(server, "hanako", picture);
  const unei = server.as("unei");
  const params = { inquiry_id: inquiryFile.params.id };
  const texts = { name: "お礼", text_ja: "ありがとうございます。", text_en: "Thank you." };
  return {
    inquiryFile,
    inquiry: (await unei.call(showOperatorInquiry, { params })).data,
    readyAnswer: (await unei.call(createReadyAnswer, { body: texts })).data,
  };
}

/** Lets mail to an address, of nobody in the cast, come back for good. */
async function stopAddress({ services, database, clock }: TestServer) {
  const key = addressKey(services.secret, "returned@example.jp");
  const mailSentAt = clock.now();
  await inTransaction(services, (work) => noteReturned(work, key, { failure: "permanent", mailSentAt }));
  const { id } = await database.kysely
    .selectFrom("bouncing_addresses")
    .select("id")
    .where("address_key", "=", key)
    .executeTakeFirstOrThrow();
  return { id, stopped_at: mailSentAt.toISOString() };
}

/** Returns the link to an attachment that is mailed to the provider. */
async function mailedFileOf(server: TestServer, who: PersonKey, file1: Blob) {
  const body = { content: "写真のとおりです", email: cast[who].email };
  await server.as(who).call(sendInquiry, { body, files: { file1 } });
  await server.drainJobs();
  const { provider } = server.services;
  const mail = (await server.mails()).find(({ to }) => to.address === provider.inquiryMailTo);
  const [, id, position, key] = /inquiries\/(\d+)\/files\/(\d+)\?key=(\S+)/.exec(mail?.text ?? "") ?? [];
  return { params: { id: Number(id), position: Number(position) }, query: { key: key ?? "" } };
}

/** Makes mailed links of the alumnus and the employee, and the alumnus's session. */
async function makeLinks(server: TestServer) {
  const guest = server.as("guest");
  await guest.call(requestReset.alumnus, { body: { email: cast.hanako.email } });
  await guest.call(requestReset.employee, { body: { email: cast.ken.email } });
  const change = (email: string) => ({
    body: { email, email_confirmation: email, current_password: castPassword },
  });
  await server.as("hanako").call(changeEmail.alumnus, change("hanako@example.org"));
  await server.as("ken").call(changeEmail.employee, change("ken@example.org"));
  const session = await server.database.kysely
    .selectFrom("sessions")
    .select("id")
    .where("account_id", "=", server.ids.account.hanako)
    .executeTakeFirstOrThrow();
  return {
    sessionOfHanako: session.id,
    links: {
      alumnusReset: await linkMailedTo(server, cast.hanako.email),
      employeeReset: await linkMailedTo(server, cast.ken.email),
      alumnusEmail: await linkMailedTo(server, "hanako@example.org"),
      employeeEmail: await linkMailedTo(server, "ken@example.org"),
    },
  };
}

async function makeProviderRows(server: TestServer) {
  const { aoba } = server.ids;
  await inTransaction(server.services, async (work) => {
    await publishTerms(work, { communityId: null, document: "provider", content: "利用規約" });
    await publishTerms(work, { communityId: aoba, document: "alumni", content: "卒業生の規約" });
    await publishTerms(work, { communityId: aoba, document: "employee", content: "在籍者の規約" });
    await agreeToAllTerms(work.db);
  });
  const written = await server.as("unei").call(createProductNotice, { body: productNoticeForm });
  const productNotice = written.data.id;
  return { productNotice };
}

async function ownDataTicketOf(server: TestServer, who: PersonKey): Promise<string> {
  const body = { current_password: castPassword };
  return (await server.as(who).call(prepareOwnData, { body })).data.ticket;
}

async function latestNoticeOf(server: TestServer, who: PersonKey): Promise<number> {
  const { data } = await server.as(who).call(listNotices, { params: { id: server.ids.aoba } });
  return data.records[0]?.id ?? 0;
}

export async function managementNoOf(server: TestServer, who: PersonKey): Promise<number> {
  const row = await server.database.kysely
    .selectFrom("memberships")
    .select("management_no")
    .where("id", "=", server.ids.membership[who] ?? 0)
    .executeTakeFirstOrThrow();
  return row.management_no;
}

/** Minato is exported and could be erased; nobody is kept out of it, so that everybody else tries their calls there. */
async function beginToClose(server: TestServer) {
  const { minato } = server.ids;
  const now = server.clock.now();
  await server.database.kysely
    .insertInto("community_closings")
    .values({
      community_id: minato,
      name: "みなと校友会",
      started_at: now,
      started_by_account_id: server.ids.account.unei,
      exported_at: now,
    })
    .execute();
  const params = { community_id: minato };
  const body = { current_password: castPassword };
  const { ticket } = (await server.as("unei").call(prepareClosingExport, { params, body })).data;
  return { params, ticket, name: "みなと校友会" };
}
