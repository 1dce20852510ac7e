import {
  createCommunity,
  showOperatedCommunity,
  updateOperatedContract,
} from "#features/operator-communities/contract/calls.ts";
import { createProductNotice } from "#features/operator-notices/contract/calls.ts";
import { createProviderVersion } from "#features/operator-terms/contract/calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { company, type DemoCommunity, school } from "../communities.ts";
import type { DemoPerson } from "../people/person.ts";
import {
  contractor,
  employees,
  leavingEmployees,
  ordinaryAdministrator,
  schoolAlumni,
  schoolContractor,
} from "../people/roster.ts";
import { createSequence } from "../sequence.ts";
import type { DemoClient, Stage } from "../stage.ts";
import { demoTerms } from "../terms.ts";
import { enrolEmployees, enteredAs, inviteAdministrators, registerByMail } from "./enrol.ts";
import { register } from "./join.ts";
import { showFaces } from "./picture.ts";
import { hangPictures, setUpCommunity } from "./set-up.ts";

export type Communities = { readonly company: number; readonly school: number };

/** The operator makes the communities, and their contractors set them up and invite everybody else. */
export async function foundCommunities(stage: Stage, operator: DemoClient): Promise<Communities> {
  await sayAsProvider(stage, operator);
  const [owner, schoolOwner] = [contractor[0], schoolContractor[0]];
  if (!owner || !schoolOwner) throw new Error("a community has no contractor");
  const ids = {
    company: await found(stage, operator, { ...company, contractor: owner }),
    school: await found(stage, operator, { ...school, contractor: schoolOwner }),
  };
  await hangPictures(await stage.as(owner), ids.company);
  const invited = { communityId: ids.company, by: owner };
  await inviteAdministrators(stage, { ...invited, people: ordinaryAdministrator });
  await enrolEmployees(stage, { ...invited, people: [...employees, ...leavingEmployees] });
  await showFaces(stage, [...contractor, ...ordinaryAdministrator, ...employees]);
  await register(stage, {
    communityId: ids.school,
    inviter: schoolOwner,
    people: schoolAlumni,
    sequence: createSequence(1),
  });
  return ids;
}

/** The provider publishes its terms, and welcomes everybody. */
async function sayAsProvider({ clock }: Stage, operator: DemoClient): Promise<void> {
  await operator(createProviderVersion, { body: { content: demoTerms.provider, based_on: 0 } });
  await operator(createProductNotice, {
    body: {
      title: "Enishiへようこそ",
      content: "<p>コミュニティの皆さまと、投稿・コメント・チャットでつながれます。</p>",
      title_en: "Welcome to Enishi",
      content_en: "<p>Stay in touch with your community by posts, comments and chats.</p>",
      published: true,
      public_date: clock.now().toISOString(),
    },
  });
}

type Founding = DemoCommunity & { readonly contractor: DemoPerson };

/** The contractor registers by the mail that the new community sends them. */
async function found(stage: Stage, operator: DemoClient, community: Founding): Promise<number> {
  const { name, corporation_name, plan, member_limit, contractor } = community;
  const { id } = (
    await operator(createCommunity, {
      body: {
        name,
        corporation_name,
        plan,
        member_limit: String(member_limit),
        ...enteredAs(contractor),
      },
    })
  ).data;
  await agreeOnContract(stage, operator, id);
  await registerByMail(stage, id, [contractor]);
  await setUpCommunity(stage, id, community);
  return id;
}

const CONTRACT_DAYS = 365;

/** The contract is renewed a year after the community was founded. */
async function agreeOnContract({ clock }: Stage, operator: DemoClient, community_id: number): Promise<void> {
  const params = { community_id };
  const { contract } = (await operator(showOperatedCommunity, { params })).data;
  const { plan, member_limit, version } = contract;
  await operator(updateOperatedContract, {
    params,
    body: {
      plan: plan ?? "",
      member_limit: String(member_limit),
      renewal_date: tokyoDate(new Date(clock.now().getTime() + CONTRACT_DAYS * DAY_MS)),
      options: "",
      purchased_points: "0",
      version,
    },
  });
}
