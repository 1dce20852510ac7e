import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { uploadImage } from "#features/files/contract/calls.ts";
import { fileErrors } from "#features/files/contract/errors.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ImagePicker } from "./image-picker.tsx";

test("a picture that the server refuses says why in the words of its own code, and is not to be sent again (R330)", async () => {
  const server = answerCalls();
  server.to(uploadImage, () => refused(400, fileErrors.ERROR_IMAGE_TYPE.code), { id: 1 });
  const nothing = () => {};
  const { screen } = await renderPart(
    <ImagePicker communityId={1} initial={[]} onChange={nothing} onPictures={nothing} />,
  );
  const field = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error("there is no field for files");
  await userEvent.upload(field, new File(["no picture"], "photo.png", { type: "image/png" }));
  await expect.poll(() => screen.container.textContent).toContain(fileErrors.ERROR_IMAGE_TYPE.ja);
  expect(server.asked).toHaveLength(1);
  await expect.element(screen.getByRole("button", { name: "もう一度送る" })).not.toBeInTheDocument();
});
