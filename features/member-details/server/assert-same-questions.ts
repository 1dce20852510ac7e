import { failure } from "#kit/server/failure.ts";
import { answerField, type Details, namesUnknownChoice } from "../contract/details.ts";
import { memberDetailsErrors } from "../contract/errors.ts";
import type { RegistrationForm } from "../contract/form.ts";

/**
 * Answers belong to the questions that were seen; a question with more or fewer choices is still the same one. R094
 * @throws ERROR_ADDITIONAL_INFORMATIONS where these, or the chosen answers, are no longer those of the form
 */
export function assertSameQuestions(body: object, form: RegistrationForm): void {
  const given = body as Readonly<Record<string, unknown>>;
  const isRewritten = form.additional_information.some(({ number, question, setting }) => {
    const {
      [`${answerField(number)}_question`]: seen = question,
      [`${answerField(number)}_setting`]: how = setting,
    } = given;
    return seen !== question || (how as typeof setting).type !== setting.type;
  });
  if (isRewritten || namesUnknownChoice(given as Partial<Details>, form))
    throw failure(memberDetailsErrors.ERROR_ADDITIONAL_INFORMATIONS);
}
