import { expect, test } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { approveCandidates } from "../contract/decisions.ts";
import { useDecideCandidates } from "./use-decide-candidates.ts";

function Approve() {
  const { bulk, dialog } = useDecideCandidates(7, () => {});
  return (
    <>
      <button type="button" onClick={bulk(() => ({ ids: [1, 2] }))[0]?.onRun}>
        承認
      </button>
      {dialog}
    </>
  );
}

async function look(taken: number) {
  const server = answerCalls();
  const people = [
    { id: 1, number: 1, name: "木村 さくら", mail: "sakura@example.jp" },
    { id: 2, number: 2, name: "清水 翼", mail: null },
  ];
  const limit = 500;
  const targets = people.slice(0, limit - taken);
  const excluded = people
    .slice(limit - taken)
    .map(({ mail: _, ...one }) => ({ ...one, reason: "full", by: null }));
  const data = { as_of: "", count: 2, targets, excluded, letter: null, places: { taken, limit } };
  server.to(approveCandidates.preview, { data }, { id: 7 });
  const { screen } = await renderPart(<Approve />);
  await screen.getByRole("button", { name: "承認", exact: true }).click();
  return { server, screen, dialog: screen.getByRole("dialog") };
}

test("an act upon many that fails says so (R477)", async () => {
  const { server, screen, dialog } = await look(82);
  server.to(approveCandidates, () => refused(500, "ERROR_UNEXPECTED"), { id: 7 });
  await dialog.getByRole("button", { name: "2名を承認してメールを送る" }).click();
  const said = screen.getByText("まとめて承認・却下・削除できませんでした。", { exact: false });
  await expect.element(said).toBeVisible();
});

test("where the community is full, administrators are pointed to the plan (R479)", async () => {
  const { dialog } = await look(499);
  await expect.element(dialog.getByText(/契約プランの変更を契約者に/)).toBeVisible();
});
