/** Of a file: more is no list of an office's people. */
export const IMPORT_ROWS = 10_000;
export const IMPORT_COLUMNS = 50;
export const IMPORT_CELL = 1_000;
/** How many rows of the file are shown of what was read. */
export const SAMPLE_ROWS = 5;
/** How long an import can be undone. */
export const UNDO_HOURS = 24;
/** How long what was read is kept. */
export const IMPORT_DAYS = 30;
