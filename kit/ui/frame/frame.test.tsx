import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Frame } from "./frame.tsx";

test("on a phone the menu says who one is, also where no card of a community stands in it (R038)", async () => {
  const { screen } = await renderPart(
    <Frame
      home="/"
      logoUrl={null}
      user={{ name: "佐藤 花子", imageUrl: "/api/communities/1/download_file/5" }}
      userMenu={[]}
      groups={[]}
    >
      <h1>ロビー</h1>
    </Frame>,
  );
  await screen.getByRole("button", { name: "メニュー", exact: true }).click();
  const menu = screen.getByRole("dialog", { name: "メニュー" });
  await expect.element(menu.getByText("佐藤 花子")).toBeVisible();
  expect(menu.element().querySelector("img")?.getAttribute("src")).toContain("/download_file/5?");
});
