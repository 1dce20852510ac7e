export const FAQ_QUESTION_MAX = 120;
export const FAQ_ANSWER_MAX = 2_000;
/** All entries are read at once and searched in the browser. */
export const FAQS_MAX = 200;
