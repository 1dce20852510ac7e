import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import * as calls from "./calls.ts";
import { listOperatorEvents } from "./events.ts";
import { checkOperatorLink, setUpOperator } from "./set-up-calls.ts";

const nothing = () => ({});
const token = ({ operatorForm }: World) => ({ body: { token: operatorForm.token } });
const form = ({ operatorForm: { secret: _, ...body } }: World) => ({ body });

export const permissionSamples = [
  sample(checkOperatorLink, "a printed link", token),
  sample(setUpOperator, "a printed link", form),
  sample(calls.listOperators, "all", nothing),
  sample(listOperatorEvents, "all", nothing),
  sample(listOperatorEvents.csv, "all", nothing),
  sample(calls.showOwnOperator, "one's own", nothing),
  sample(calls.inviteOperator, "a new address", () => ({ body: { email: "nagi@example.jp" } })),
  sample(calls.removeOperator, "another one", ({ invitedOperator }) => ({
    params: { operator_id: invitedOperator },
  })),
];
