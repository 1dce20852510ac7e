import { expect, test } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { handleCandidates } from "../contract/calls.ts";
import { useHandleCandidates } from "./use-handle-candidates.tsx";

const waiting = [
  { id: 1, number: 1, name: "木村 さくら" },
  { id: 2, number: 2, name: "清水 翼" },
];

function Approve() {
  const { handle, dialog } = useHandleCandidates(7, () => {});
  return (
    <>
      <button type="button" onClick={() => handle({ action: "approve", people: waiting })}>
        承認
      </button>
      {dialog}
    </>
  );
}

test("an act upon many that fails says so (R477)", async () => {
  const params = { id: 7, action: "approve" };
  answerCalls().to(handleCandidates, () => refused(500, "ERROR_UNEXPECTED"), params);
  const { screen } = await renderPart(<Approve />);
  await screen.getByRole("button", { name: "承認", exact: true }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "承認する" }).click();
  const said = screen.getByText("一括での承認・却下・削除に失敗しました。", { exact: false });
  await expect.element(said).toBeVisible();
});
