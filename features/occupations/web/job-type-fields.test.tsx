import { expect, test } from "vitest";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { listOccupations } from "../contract/calls.ts";
import { JobTypeFields } from "./job-type-fields.tsx";

test("job types that could not be loaded are asked for again from their place in the form", async () => {
  const server = answerCalls();
  server.to(listOccupations, () => refused(400, "ERROR_UNEXPECTED"));
  const { screen } = await renderPart(
    <JobTypeFields
      value={{ job_type_parent_id: null, job_type_child_id: null }}
      onChange={() => {}}
      errors={{}}
    />,
  );
  const data = [
    { id: 1, name_ja: "営業", name_en: "Sales", children: [{ id: 2, name_ja: "法人", name_en: "Business" }] },
  ];
  const retry = screen.getByRole("button");
  await expect.element(retry).toBeVisible();
  server.to(listOccupations, { data });
  await retry.click();
  await expect.element(screen.getByRole("option", { name: "営業" })).toBeInTheDocument();
});
