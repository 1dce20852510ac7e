import { expect, test } from "vitest";
import { commonErrors } from "#kit/contract/errors.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { FlowNotice, LostPasswords, useFlow } from "./use-flow.tsx";

const paths = { input: "/form", confirm: "/check", finished: "/end" };
const refusal = {
  problem: commonErrors.ERROR_INVALID_PARAMS.code,
  faults: [{ field: "name", message_code: "REQUIRED" }],
};

/** Shows where the flow is, with a button for every way on. */
function Flow({ of }: { of?: typeof paths }) {
  const flow = useFlow(of);
  return (
    <>
      <FlowNotice flow={flow} />
      <p>{[flow.step, ...flow.faults.map(({ field }) => field)].join(" ")}</p>
      <button type="button" onClick={flow.toConfirm}>
        confirm
      </button>
      <button type="button" onClick={() => flow.toInput(refusal)}>
        refused
      </button>
      <button type="button" onClick={() => flow.finish({ name: "Hanako" })}>
        finish
      </button>
    </>
  );
}

test("a refusal leads from the confirmation to the form, which says why; the next attempt no longer does", async () => {
  const { screen } = await renderPart(<Flow />);
  const press = (name: string) => screen.getByRole("button", { name }).click();
  await press("confirm");
  await expect.element(screen.getByText("confirm", { exact: true }).first()).toBeVisible();
  await press("refused");
  await expect.element(screen.getByText("input name")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await press("confirm");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  await press("finish");
  await expect.element(screen.getByText("finished")).toBeVisible();
});

test("with paths the steps are screens: the form's says why one is back, and the end replaces the confirmation", async () => {
  const { screen, router } = await renderPart(<Flow of={paths} />, {
    path: paths.confirm,
    elsewhere: <Flow of={paths} />,
  });
  const press = (name: string) => screen.getByRole("button", { name }).click();
  await press("refused");
  await expect.poll(() => router.state.location.pathname).toBe("/form");
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText("input name")).toBeVisible();
  await press("confirm");
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  await press("finish");
  await expect.poll(() => router.state.location.state).toEqual({ name: "Hanako" });
  await router.navigate(-1);
  await expect.poll(() => router.state.location.pathname).toBe("/form");
});

test("a confirmation without passwords leads to the form, which asks for them again", async () => {
  const { screen } = await renderPart(<LostPasswords input={paths.input} />, {
    path: paths.confirm,
    elsewhere: <Flow of={paths} />,
  });
  await expect.element(screen.getByText(/パスワードは保存していません/)).toBeVisible();
});
