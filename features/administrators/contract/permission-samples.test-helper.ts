import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { cast, castPassword } from "#kit/testing/cast.ts";
import * as calls from "./calls.ts";

const here = ({ aoba }: World) => ({ params: { id: aoba } });

const theOrdinary = ({ aoba, ordinaryNo }: World) => ({ params: { id: aoba, management_no: ordinaryNo } });

const newcomer = { email: "shinjin@example.jp", family_name: "新井", given_name: "真" };

export const permissionSamples = [
  sample(calls.listAdministrators, "all", here),
  sample(calls.showAdministrator, "the administrator", theOrdinary),
  sample(calls.createAdministrator, "the employee", (world) => ({
    ...here(world),
    body: { ...newcomer, email: cast.emi.email },
  })),
  sample(calls.createAdministrator, "somebody new", (world) => ({ ...here(world), body: newcomer })),
  sample(calls.checkAdministratorRegistered, "a new address", (world) => ({
    ...here(world),
    body: { email: newcomer.email },
  })),
  sample(calls.updateAdministrator, "the administrator's duties", (world) => ({
    ...theOrdinary(world),
    body: { duties: [] },
  })),
  sample(calls.deleteAdministrator, "the administrator", theOrdinary),
  sample(calls.showContractOffer, "the community's", here),
  sample(calls.acceptContractOffer, "offered to the administrator", (world) => ({
    ...here(world),
    body: { current_password: castPassword },
  })),
  sample(calls.cancelContractOffer, "offered to the administrator", here),
];
