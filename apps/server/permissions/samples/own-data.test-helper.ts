import { downloadOwnData, prepareOwnData } from "#features/own-data/contract/calls.ts";
import { castPassword } from "#kit/testing/cast.ts";
import { sample } from "../sample.test-helper.ts";

export const ownDataSamples = [
  sample(prepareOwnData, "one's own", () => ({ body: { current_password: castPassword } })),
  sample(downloadOwnData, "the alumnus's ticket", ({ ownDataTicket }) => ({
    query: { ticket: ownDataTicket },
  })),
];
