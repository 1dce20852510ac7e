import { describe, expect, test } from "vitest";
import { cookieIn, mailTo } from "#features/accounts/server/accounts.test-helper.ts";
import { listAuditEvents } from "#features/audit-log/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { showContract } from "#features/contracts/contract/calls.ts";
import {
  joinAsEmployee,
  registerEmployee,
  showEmployeeInvitation,
} from "#features/employees/contract/calls.ts";
import { keyMailedTo, registrationBy } from "#features/employees/server/employees.test-helper.ts";
import { ROOM_CLOSED, roomName } from "#kit/contract/live.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import * as calls from "../contract/calls.ts";

const server = await startTestServer();
const address = await server.listen();
const operator = server.as("unei");
const { aoba } = server.ids;
const here = { params: { community_id: aoba } };
const person = { family_name: "桜井", given_name: "咲" };

const create = async (name: string, email: string, more = {}) =>
  (
    await operator.call(calls.createCommunity, {
      body: {
        name,
        corporation_name: "桜商会",
        plan: "ライト",
        member_limit: "50",
        email,
        ...person,
        ...more,
      },
    })
  ).data.id;
const show = async (id = aoba) =>
  (await operator.call(calls.showOperatedCommunity, { params: { community_id: id } })).data;

describe("creating a community", () => {
  test("invites its contractor, who registers, enters the console and sees the contract", async () => {
    const id = await create("桜アルムナイ", "sakura@example.jp");
    expect(await show(id)).toMatchObject({
      state: "invited",
      contractor: { name: "桜井 咲", email: "sakura@example.jp", has_joined: false },
      contract: { plan: "ライト", member_limit: 50 },
    });
    const mail = await mailTo(server, "sakura@example.jp", /桜アルムナイ/);
    expect(mail?.text).toContain("契約者としてご招待します");
    const key = await keyMailedTo(server, "sakura@example.jp");
    const entered = await server.as("guest").send(registerEmployee, {
      body: registrationBy(key, { consent_community_version: 1 }),
    });
    expect(entered.status).toBe(200);
    const token = cookieIn(entered.headers, sessionCookieName("community")) ?? "";
    const contractor = server.as({ area: "community", token });
    const { me } = (await contractor.call(showCommunity, { params: { id } })).data;
    expect(me).toMatchObject({ is_admin: true, is_contractor: true });
    expect((await contractor.call(showContract, { params: { id } })).data).toMatchObject({ plan: "ライト" });
    expect((await show(id)).state).toBe("active");
    await expect(
      operator.call(calls.inviteContractor, {
        params: { community_id: id },
        body: { email: "momo@example.jp", ...person },
      }),
    ).rejects.toMatchObject({ code: "ERROR_CONTRACTOR_JOINED" });
  });

  test("lets somebody join with the account they have as an employee elsewhere", async () => {
    const id = await create("健アルムナイ", "ken@example.jp");
    const key = await keyMailedTo(server, "ken@example.jp");
    const shown = await server.as("ken").call(showEmployeeInvitation, { params: { x: key } });
    expect(shown.step).toBe("join");
    await server.as("ken").call(joinAsEmployee, {
      params: { id },
      body: { invited_code: key, consent_community: true, consent_community_version: 1 },
    });
    const { me } = (await server.as("ken").call(showCommunity, { params: { id } })).data;
    expect(me.is_contractor).toBe(true);
  });

  test("is refused for a name that another community has", async () => {
    await create("同名", "one@example.jp");
    await expect(create("同名", "two@example.jp")).rejects.toMatchObject({
      code: "ERROR_COMMUNITY_NAME_TAKEN",
    });
  });

  test("a contractor who never answers is invited again, or another one is named in their place", async () => {
    const id = await create("返事待ち", "silent@example.jp");
    const first = await keyMailedTo(server, "silent@example.jp");
    const invite = (email: string) =>
      operator.call(calls.inviteContractor, { params: { community_id: id }, body: { email, ...person } });
    server.clock.advance({ minutes: 5 });
    await invite("silent@example.jp");
    const second = await keyMailedTo(server, "silent@example.jp");
    expect(second).not.toBe(first);
    const open = (x: string) => server.as("guest").call(showEmployeeInvitation, { params: { x } });
    await expect(open(first), "the earlier link").rejects.toMatchObject({ status: 400 });

    const { contractor } = (await invite("other@example.jp")).data;
    expect(contractor).toMatchObject({ email: "other@example.jp", has_joined: false });
    await expect(open(second), "the link of who was replaced").rejects.toMatchObject({ status: 400 });
    const key = await keyMailedTo(server, "other@example.jp");
    expect((await open(key)).employee_community_information.name).toBe("返事待ち");
  });
});

describe("the list", () => {
  test("is searched, filtered and sorted", async () => {
    const found = async (query: object) =>
      (await operator.call(calls.listOperatedCommunities, { query })).data.records.map(({ name }) => name);
    expect(await found({ info: "青葉" })).toEqual(["青葉製作所アルムナイ"]);
    expect(await found({ state: "invited", info: "返事" })).toEqual(["返事待ち"]);
    expect((await found({ members: "desc" }))[0]).toBe("青葉製作所アルムナイ");
    expect(await found({ plan_name: "ライト", info: "桜アル" })).toEqual(["桜アルムナイ"]);
  });
});

describe("what only an operator changes", () => {
  test("a limit below the present members is saved; they stay, and nobody else joins", async () => {
    const { contract, members } = await show();
    const taken = members.alumni + members.employees;
    const save = (member_limit: number, version: string) =>
      operator.call(calls.updateOperatedContract, {
        ...here,
        body: {
          plan: "スタンダード",
          member_limit: String(member_limit),
          renewal_date: "2027-03-31",
          options: "コミュニティサイト\nIPアドレス制限",
          purchased_points: "1,000",
          version,
        },
      });
    const { data } = await save(taken - 1, contract.version);
    expect(data.contract).toMatchObject({
      plan: "スタンダード",
      member_limit: taken - 1,
      renewal_date: "2027-03-31",
      options: ["コミュニティサイト", "IPアドレス制限"],
      purchased_points: 1000,
    });
    expect((await server.as("hanako").send(showCommunity, { params: { id: aoba } })).status).toBe(200);
    const approve = () =>
      server.as("misaki").call(approveCandidates, {
        params: { id: aoba },
        body: { ids: [server.ids.membership.aoi ?? 0] },
      });
    await expect(approve()).rejects.toMatchObject({ code: "VALIDATE_NUMBER_OF_USERS" });

    await expect(save(500, contract.version), "seen before").rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    await save(500, data.contract.version);
    expect((await approve()).data.done).toHaveLength(1);
  });

  test("two operators who save one section: the second is told; another section is no conflict", async () => {
    const { access, contract } = await show();
    const body = {
      ...access,
      ip_allow_list: "203.0.113.0/24\n2001:db8::/32",
      community_site_available: true,
    };
    const { data } = await operator.call(calls.updateCommunityAccess, { ...here, body });
    expect(data.access.ip_allow_list).toEqual(["203.0.113.0/24", "2001:db8::/32"]);
    expect(data.contract.version).toBe(contract.version);
    await expect(operator.call(calls.updateCommunityAccess, { ...here, body })).rejects.toMatchObject({
      code: "ERROR_STATUS_HAS_CHANGED",
    });
    await expect(server.as("hanako").call(showCommunity, { params: { id: aoba } })).rejects.toMatchObject({
      code: "ERROR_IP_ADDRESS_NOT_WHITELISTED",
    });
    const open = { ...data.access, ip_allow_list: "" };
    await operator.call(calls.updateCommunityAccess, { ...here, body: open });
  });

  test("an entry that is no address is named", async () => {
    const { access } = await show();
    const body = { ...access, ip_allow_list: "203.0.113.0/24\n203.0.113" };
    await expect(operator.call(calls.updateCommunityAccess, { ...here, body })).rejects.toMatchObject({
      faults: [{ message_code: "IP_ADDRESS", field: "ip_allow_list" }],
    });
  });
});

describe("suspending a community", () => {
  const reason = "ご契約の確認のため";
  const suspend = () => operator.call(calls.suspendCommunity, { ...here, body: { reason } });
  const resume = () => operator.call(calls.resumeCommunity, here);

  test("shuts everybody out at once, sockets too, and resuming lets them in; the community's log tells of both", async () => {
    const live = await connectLive(address, "hanako");
    const room = roomName(COMMUNITY_ROOM, aoba);
    expect(await live.join(room)).toBe(true);
    expect((await suspend()).data.state).toBe("suspended");
    expect((await live.until(ROOM_CLOSED)).map(({ payload }) => payload)).toEqual([room]);
    for (const who of ["hanako", "ken", "misaki", "makoto"] as const)
      await expect(server.as(who).call(showCommunity, { params: { id: aoba } })).rejects.toMatchObject({
        code: "ERROR_COMMUNITY_SUSPENDED",
      });
    live.close();
    await expect(suspend(), "a second operator").rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    await resume();
    await expect(resume()).rejects.toMatchObject({ code: "ERROR_STATUS_HAS_CHANGED" });
    expect((await server.as("hanako").send(showCommunity, { params: { id: aoba } })).status).toBe(200);

    const { records } = (await server.as("makoto").call(listAuditEvents, { params: { id: aoba } })).data;
    expect(records.slice(0, 2)).toMatchObject([
      { act: "resumeCommunity", actor: null, is_by_operator: true, ip: null },
      { act: "suspendCommunity", actor: null, is_by_operator: true, reason, ip: null },
    ]);
  });
});
