import { areas } from "#kit/contract/area.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { screens } from "./table.ts";

/** Links from elsewhere may use these other addresses of screens. */
const besideTheLogin = [
  "forgot_password",
  "forgot_password_mailed",
  "reset_password",
  "reset_password_finished",
  "forgot_email",
  "forgot_email_confirm",
  "forgot_email_finished",
];

/** The query is kept. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...besideTheLogin.map((name) => ({ from: `/community/${name}`, to: `/community/users/${name}` })),
  ...areas
    .filter((area) => screens.some(({ path }) => path === lobbyPath(area)))
    .map((area) => ({ from: `/${area}`, to: lobbyPath(area) })),
];
