import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showAccount } from "#features/accounts/contract/calls.ts";
import { showSecondFactors } from "#features/second-factors/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import {
  type AdministratorDetail,
  acceptContractOffer,
  type ContractOffer,
  showContractOffer,
} from "../contract/calls.ts";
import { AdministratorPage } from "./administrator-page.tsx";
import { OfferNotice } from "./offer-notice.tsx";

const params = { id: 1 };
const offer: ContractOffer = {
  from: "水野 雅子",
  to: "河合 拓",
  to_management_no: 2,
  offered_at: "2026-11-20T03:04:05.000Z",
  expires_at: "2026-11-27T03:04:05.000Z",
  abilities: { accept: true, cancel: true },
};
const kawai: AdministratorDetail = {
  user_id: 2,
  management_no: 2,
  name: "河合 拓",
  email: "kawai@example.jp",
  role: "ordinary",
  state: "participating",
  duties: [],
  has_second_factor: false,
  joined_at: "2026-01-10T00:00:00.000Z",
  updated_at: "2026-11-20T03:04:05.000Z",
  is_own: false,
  abilities: { edit: false, remove: false, offer: true },
};
function answering(data: ContractOffer | null) {
  const server = answerCalls();
  server.to(showAccount, filled(showAccount, { data: { email: "kawai@example.jp", has_password: true } }));
  server.to(showSecondFactors, filled(showSecondFactors, { data: { passkeys: [] } }));
  server.to(showContractOffer, { data }, params);
  return server;
}
const button = (name: string) => page.getByRole("button", { name });
const ask = button("契約の引き継ぎを依頼…");
const draw = () =>
  renderPart(
    <AdministratorPage
      params={{ id: 1, management_no: 2 }}
      administrator={kawai}
      onReload={async () => {}}
    />,
  );

test("the contract is taken over with the password", async () => {
  const server = answering(offer);
  server.to(acceptContractOffer, {}, params);
  await renderPart(<OfferNotice communityId={1} />);
  await button("引き受ける").click();
  const dialog = page.getByRole("dialog", { name: "契約を引き継ぎますか？" });
  await dialog.getByLabelText(/現在のパスワード/).fill("Aoba-2026-kai");
  await dialog.getByRole("button", { name: "引き受ける" }).click();
  await expect.element(page.getByText("契約を引き継ぎました")).toBeVisible();
  expect(server.asked.map(({ body }) => body)).toContainEqual({ current_password: "Aoba-2026-kai" });
});

test("while somebody is asked to take it over, nobody else can be, and why is said", async () => {
  answering(offer);
  await draw();
  await expect.element(ask).toBeDisabled();
  await expect.element(ask).toHaveAccessibleDescription(/引き継ぎを依頼しています/);
});

test("otherwise an administrator can be asked", async () => {
  answering(null);
  await draw();
  await expect.element(ask).toBeEnabled();
});
