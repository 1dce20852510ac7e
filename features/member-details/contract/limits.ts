export const ADDITIONAL_ANSWER_MAX = 1000;
/** At most this many UTF-16 units of any field are read before its own rule runs. */
export const FIELD_UNITS_MAX = 20_000;
/** A community's own question and its choices may have this many user-perceived characters each. */
export const QUESTION_MAX = 200;
export const CHOICE_MAX = 100;
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 20;
/** Blank and repeated lines among the choices sent are dropped. */
export const SENT_CHOICES_MAX = 100;
export const ADDITIONAL_QUESTIONS = 5;
/** The specification limits neither names nor addresses; these keep cards and exports readable. */
export const DISPLAY_NAME = { min: 1, max: 50 } as const;
export const ADDRESS_LINE = { min: 1, max: 200 } as const;
