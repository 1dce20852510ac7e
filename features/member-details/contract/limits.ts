/** A free answer to a community's own question, in user-perceived characters. */
export const ADDITIONAL_ANSWER_MAX = 1000;
/** What is read of a field of any kind before its own rule is asked, in UTF-16 units. */
export const FIELD_UNITS_MAX = 20_000;
/** A community's own question and the choices it offers, each in user-perceived characters. */
export const QUESTION_MAX = 200;
export const CHOICE_MAX = 100;
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 20;
/** Lines of choices as they are sent; blank ones and those said before are dropped. */
export const SENT_CHOICES_MAX = 100;
