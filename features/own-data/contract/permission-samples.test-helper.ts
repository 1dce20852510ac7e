import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { downloadOwnData, prepareOwnData } from "./calls.ts";

export const permissionSamples = [
  sample(prepareOwnData, "one's own", () => ({ body: { current_password: castPassword } })),
  sample(downloadOwnData, "the alumnus's ticket", ({ ownDataTicket }) => ({
    query: { ticket: ownDataTicket },
  })),
];
