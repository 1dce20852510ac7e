import {
  createAdministrator,
  listAdministrators,
  updateAdministrator,
} from "#features/administrators/contract/calls.ts";
import { listChatHistories, openMembersChat } from "#features/chats/contract/office-calls.ts";
import { createManagementFlag } from "#features/management-flags/contract/calls.ts";
import { createMessageTemplate } from "#features/message-templates/contract/calls.ts";
import { createOfficeNotice } from "#features/office-notices/contract/calls.ts";
import { blockPosting, pausePeople, withdrawPeople } from "#features/people/contract/acts.ts";
import { flagPeople } from "#features/people/contract/flag-people.ts";
import { turnOver } from "#features/turnovers/contract/calls.ts";
import { confirmTurnover, listOwnTurnovers } from "#features/turnovers/contract/own-calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { demoPassword } from "../logins.ts";
import { findInMails, linked } from "../mails.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import {
  alumni,
  contractor,
  departedAlumnus,
  leavingEmployees,
  ordinaryAdministrator,
  pausedAlumnus,
} from "../people/roster.ts";
import type { Scene, Stage } from "../stage.ts";
import { checkFile, departed, enrolled, importFile } from "./import-files.ts";
import { registerBy } from "./join.ts";
import { memberIdOf } from "./members.ts";
import type { Plan } from "./plan.ts";

const texts = [
  [
    "はじめのご挨拶",
    "{{name}}さん、ご登録ありがとうございます。気になる投稿があれば、お気軽にコメントしてください。",
  ],
  ["見学会のお礼", "{{name}}さん、先日は工場見学会にお越しいただき、ありがとうございました。"],
] as const;

/** They begin and end so many days after the present of the story; one that does not is without an end. */
const notices = [
  {
    title: "秋の工場見学会のご案内",
    content:
      "<h2>工場見学会</h2><p>今年も工場見学会を開きます。ご家族もご一緒にどうぞ。</p><ul><li>受付は正門で9時30分から</li><li>昼食をご用意します</li></ul>",
    targets: ["alumni"],
    published: true,
    from: -40,
    to: -10,
  },
  {
    title: "年末年始の事務局の休業について",
    content:
      "<p>いつもご利用いただき、ありがとうございます。</p><p>事務局は<strong>12月27日から1月4日まで</strong>お休みします。いただいたチャットには、1月5日から順にお返事します。</p>",
    targets: ["employee", "alumni"],
    published: true,
    from: -6,
    to: 40,
  },
  {
    title: "管理者向け：個人情報の取り扱い研修",
    content: "<p>研修の資料は、事務局からチャットでお送りします。</p>",
    targets: ["community_admin"],
    published: true,
    from: 5,
    to: null,
  },
  {
    title: "創立記念式典について（準備中）",
    content: "<p>式次第は調整中です。</p>",
    targets: ["alumni"],
    published: false,
    from: 20,
    to: null,
  },
] as const;

/** The office acts on its people, so that each of its lists has something to show. */
export function officeScenes(stage: Stage, { communityId, at }: Plan): Scene[] {
  const [office, owner] = [ordinaryAdministrator[0], contractor[0]];
  if (!office || !owner) return [];
  const params = { id: communityId };
  const of = async (people: readonly DemoPerson[]) => {
    const ids = people.map((person) => memberIdOf(stage, communityId, person));
    return { ids: await Promise.all(ids) };
  };
  const flagSome = async () => {
    const as = await stage.as(office);
    const flag = async (name: string, people: readonly DemoPerson[]) => {
      const { data } = await as(createManagementFlag, { params, body: { name } });
      await as(flagPeople.alumnus, { params, body: { ...(await of(people)), add: [data.id] } });
    };
    await flag("幹事", alumni.slice(0, 4));
    await flag("登壇候補", alumni.slice(2, 9));
  };
  const appoint = async () => {
    const as = await stage.as(owner);
    const { data } = await as(listAdministrators, { params, query: {} });
    // The other administrator handles applications.
    const management_no = data.records.find(({ role }) => role === "contractor")?.management_no ?? 0;
    await as(updateAdministrator, { params: { ...params, management_no }, body: { duties: [] } });
    const invited = { email: "asano@nagikawa.example", family_name: "浅野", given_name: "結衣" };
    await as(createAdministrator, { params, body: invited });
  };
  const keepTexts = async () => {
    const as = await stage.as(office);
    for (const [name, body] of texts)
      await as(createMessageTemplate, { params, body: { name, type: "alumni", body } });
  };
  const daysOn = (days: number) => new Date(at(1, 9).getTime() + days * DAY_MS);
  const inform = async ({ from, to, targets, ...said }: (typeof notices)[number]) => {
    const body = {
      ...said,
      targets: [...targets],
      publication_start_period: daysOn(from).toISOString(),
      publication_end_period: to === null ? null : daysOn(to).toISOString(),
    };
    await (await stage.as(office))(createOfficeNotice, { params, body });
    await stage.server.services.jobs.drain(stage.server.services);
  };
  const restrain = async () => {
    const as = await stage.as(office);
    await as(pausePeople.alumnus, { params, body: await of(pausedAlumnus) });
    await as(blockPosting.alumnus, { params, body: await of(alumni.slice(11, 12)) });
    const reason = "ご本人からの退会のお申し出";
    await as(withdrawPeople.alumnus, { params, body: { ...(await of(departedAlumnus)), reason } });
  };
  const lookInto = async () => {
    const as = await stage.as(owner);
    const { data } = await as(listChatHistories, { params, query: { tab: "recruitment" } });
    const chat = data.records.find(({ with_office }) => !with_office);
    if (!chat) return;
    const body = { reason: "メンバーからご相談があり、やり取りを確認するため" };
    await as(openMembersChat, { params: { ...params, chatroom_id: chat.id }, body });
  };
  return [
    { at: at(0.8, 14), play: appoint },
    { at: at(0.82, 10), play: flagSome },
    { at: at(0.85, 10), play: keepTexts },
    ...notices.map((notice) => ({ at: daysOn(Math.min(notice.from, -1)), play: () => inform(notice) })),
    { at: at(0.9, 10), play: restrain },
    { at: at(0.93, 14), play: async () => importFile(stage, await stage.as(office), communityId, departed) },
    ...leavingEmployees.map((person, i): Scene => {
      const play = () => leave(stage, { communityId, office, person, comesBack: i === 0 });
      return { at: at(0.94 + i * 0.03, 11), play };
    }),
    { at: at(0.975, 15), play: lookInto },
    {
      at: at(0.985, 16),
      play: async () => void (await checkFile(await stage.as(office), communityId, enrolled)),
    },
  ];
}

type Leaving = {
  readonly communityId: number;
  readonly office: DemoPerson;
  readonly person: DemoPerson;
  readonly comesBack: boolean;
};

/** Somebody's employment ends: the office asks, they confirm, and are invited to stay as an alumnus. */
async function leave(stage: Stage, { communityId, office, person, comesBack }: Leaving): Promise<void> {
  const user_id = await memberIdOf(stage, communityId, person);
  const alumnus: DemoPerson = { ...person, kind: "alumnus" };
  const email = emailOf(alumnus);
  const proof = { current_password: demoPassword };
  await (await stage.as(office))(turnOver, {
    params: { id: communityId, user_id },
    body: { email, ...proof },
  });
  const employee = await stage.as(person);
  for (const { id } of (await employee(listOwnTurnovers, {})).records)
    await employee(confirmTurnover, { params: { turnover_id: id }, body: proof });
  const code = (await findInMails(stage, linked.alumnus)).get(email);
  if (!comesBack) return;
  if (!code) throw new Error(`${person.key} got no invitation as an alumnus`);
  await registerBy(stage, { communityId, code, people: [alumnus] });
}
