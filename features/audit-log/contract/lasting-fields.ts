/**
 * What the office has decided about a person stays in the log once their profile is gone. Of any other field only that
 * it was changed stays: its values may be addresses, names or answers.
 */
export const lastingFields = ["state", "role", "posting_blocked", "flags", "duties", "contractor"] as const;
