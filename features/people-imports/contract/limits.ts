/** No list of an office's people is longer than these limits. */
export const IMPORT_ROWS = 10_000;
export const IMPORT_COLUMNS = 50;
export const IMPORT_CELL = 1_000;
export const SAMPLE_ROWS = 5;
export const UNDO_HOURS = 24;
export const IMPORT_DAYS = 30;
