import { beforeEach, expect, test } from "vitest";
import { createComment, listComments } from "#features/comments/contract/calls.ts";
import { createPost, getPost } from "#features/posts/contract/calls.ts";
import { showMemberProfile } from "#features/profiles/contract/calls.ts";
import { likePost, listLikes } from "#features/reactions/contract/like-calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const server = await startTestServer();
const { aoba, membership } = server.ids;

const setProfile = (
  who: PersonKey,
  facts: { registration?: Record<string, string>; is_profile_public?: boolean; state?: string },
) =>
  server.database.kysely
    .updateTable("memberships")
    .set(facts as never)
    .where("id", "=", membership[who] ?? 0)
    .execute();

const quality = {
  corporation_department_name: "品質保証部",
  corporation_start_period: "2003-04",
  corporation_end_period: "2015-09",
  corporation_employee_id: "A-0042",
};
const shown = { name: "品質保証部", is_school: false, since: "2003", until: "2015" };

let post = 0;
beforeEach(async () => {
  await setProfile("hanako", { registration: quality, is_profile_public: true });
  await setProfile("ken", { registration: { corporation_department_name: "設計部" } });
  const body = {
    client_id: crypto.randomUUID(),
    content_type: 2,
    title: "秋の見学会",
    content: "<p>ご一緒に</p>",
  };
  ({ id: post } = (await server.as("hanako").call(createPost, { params: { id: aoba }, body })).data);
});

/** Returns what is shown beside Hanako's name in each place where she has left it. */
async function besideHanako(reader: PersonKey) {
  const as = server.as(reader);
  const { data } = await as.call(getPost, { params: { id: post } });
  const comments = await as.call(listComments, { params: { id: aoba }, query: { post_id: post } });
  const likes = await as.call(listLikes, { params: { id: post } });
  return [data.user_post, ...comments.data.records.map(({ user }) => user), ...likes.data.records]
    .filter(({ user_id }) => user_id === membership.hanako)
    .map(({ affiliation }) => affiliation);
}

const write = async () => {
  const hanako = server.as("hanako");
  const body = { client_id: crypto.randomUUID(), content: "お待ちしています" };
  await hanako.call(createComment, { params: { id: post }, body });
  await hanako.call(likePost, { params: { id: post } });
};

const profileOf = async (reader: PersonKey) =>
  (
    await server
      .as(reader)
      .call(showMemberProfile, { params: { id: aoba, userId: membership.hanako ?? 0, userType: "alumni" } })
  ).profile.affiliation;

test("under a post, a comment and among those who like it stands the department with its years, and no more", async () => {
  await write();
  expect(await besideHanako("ken")).toEqual([shown, shown, shown]);
  expect(await profileOf("ken")).toEqual(shown);
  expect(JSON.stringify(await server.as("ken").call(getPost, { params: { id: post } }))).not.toContain(
    "A-0042",
  );
});

test("who does not show their profile shows nothing of it beside their name, to administrators neither", async () => {
  await write();
  await setProfile("hanako", { is_profile_public: false });
  for (const reader of ["ken", "ichiro", "misaki"] as const)
    expect(await besideHanako(reader)).toEqual([null, null, null]);
  expect(await profileOf("ken")).toBeNull();
  expect(await profileOf("misaki")).toEqual(shown);
});

test.each(["paused", "withdrawn"])("nor does who is %s", async (state) => {
  await setProfile("hanako", { state });
  const { data } = await server.as("ken").call(getPost, { params: { id: post } });
  await setProfile("hanako", { state: "participating" });
  expect(data.user_post.affiliation).toBeNull();
});

test("of an employee it is the present department, of a school the department or the faculty", async () => {
  await server.as("ken").call(likePost, { params: { id: post } });
  const beside = async (who: PersonKey) =>
    (await server.as("emi").call(listLikes, { params: { id: post } })).data.records.find(
      ({ user_id }) => user_id === membership[who],
    )?.affiliation;
  expect(await beside("ken")).toEqual({ name: "設計部", is_school: false, since: null, until: null });
  const school = { school_faclty_name: "工学部", school_end_period: "1999-03" };
  await setProfile("hanako", { registration: school });
  expect(await profileOf("ken")).toEqual({ name: "工学部", is_school: true, since: null, until: "1999" });
});

test("who has said nothing of it has no such line", async () => {
  await setProfile("hanako", { registration: { corporation_start_period: "2003-04" } });
  expect(await profileOf("ken")).toBeNull();
});
