import { answerField } from "#features/member-details/contract/details.ts";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";

/** The questions as they stood here, to be sent along, so that the server notices when they have changed. R094 */
export const questionsSeen = ({ additional_information }: RegistrationForm): Record<string, string> =>
  Object.fromEntries(
    additional_information.map(({ number, question }) => [`${answerField(number)}_question`, question]),
  );
