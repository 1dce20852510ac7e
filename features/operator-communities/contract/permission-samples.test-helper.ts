import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";
import * as partnerCalls from "./partner-calls.ts";

const person = { email: "sakura@example.jp", family_name: "桜井", given_name: "咲" };
const here = ({ aoba }: World) => ({ params: { community_id: aoba } });

/** The version of a community for which nothing has been entered. */
const NO_PARTNER = "-";

export const permissionSamples = [
  sample(calls.listOperatedCommunities, "all", () => ({})),
  sample(calls.createCommunity, "a new one", () => ({
    body: {
      name: "新しいコミュニティ",
      corporation_name: "新しい組織",
      plan: "",
      member_limit: "100",
      ...person,
    },
  })),
  sample(calls.showOperatedCommunity, "any", here),
  sample(calls.inviteContractor, "another than the one who has not answered", ({ operated }) => ({
    params: { community_id: operated.invited },
    body: person,
  })),
  sample(calls.updateOperatedContract, "any", (world) => ({
    ...here(world),
    body: {
      plan: "",
      member_limit: "100",
      renewal_date: "",
      options: "",
      purchased_points: "0",
      version: world.operated.contract,
    },
  })),
  sample(calls.updateCommunityAccess, "any", (world) => ({
    ...here(world),
    body: {
      is_private: false,
      is_daiko: false,
      community_site_available: true,
      ip_allow_list: "",
      version: world.operated.access,
    },
  })),
  sample(calls.suspendCommunity, "any", (world) => ({ ...here(world), body: { reason: "未払い" } })),
  sample(calls.resumeCommunity, "a suspended one", ({ operated }) => ({
    params: { community_id: operated.suspended },
  })),
  sample(partnerCalls.showCommunityPartner, "any", here),
  sample(partnerCalls.updateCommunityPartner, "any", (world) => ({
    ...here(world),
    body: {
      enabled: false,
      prefix: "aoba-hr",
      issuer: "https://idp.example.jp",
      client_id: "enishi",
      client_secret: "secret",
      version: NO_PARTNER,
    },
  })),
  sample(partnerCalls.tryCommunityPartner, "any", (world) => ({
    ...here(world),
    body: { issuer: "http://127.0.0.1:1" },
  })),
];
