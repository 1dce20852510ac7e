import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import type { Author } from "../contract/author.ts";
import { MemberName } from "./member-name.tsx";

const author: Author = {
  user_id: 4,
  user_type: "alumni",
  display_name: "田中 一郎",
  avatar_url: null,
  available: true,
  is_deleted_in_30_days: 0,
  is_profile_public: true,
  affiliation: null,
};
const draw = (one: Author) => renderPart(<MemberName communityId={1} author={one} />);

test("beside what somebody wrote who is paused stands that they are, and no profile opens (R123)", async () => {
  const { screen } = await draw({ ...author, available: false });
  await expect.element(screen.getByText("田中 一郎")).toBeVisible();
  await expect.element(screen.getByText("一時停止中")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

test.each([
  ["who is there", author, "田中 一郎"],
  ["who has left", { ...author, user_id: null, display_name: "", available: false }, "退会したメンバー"],
  ["who is the office", { ...author, user_id: 0, display_name: "青葉製作所 人事部" }, "青葉製作所 人事部"],
  ["who is an office without a name", { ...author, user_id: 0, display_name: "" }, "事務局"],
])("nothing of the kind stands beside somebody %s, who is called so (R017)", async (_, one, name) => {
  const { screen } = await draw(one);
  await expect.element(screen.getByText(name)).toBeVisible();
  await expect.element(screen.getByText("一時停止中")).not.toBeInTheDocument();
});
