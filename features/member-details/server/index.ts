export { assertSameQuestions } from "./assert-same-questions.ts";
export { loadForm } from "./load-form.ts";
