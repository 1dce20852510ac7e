/**
 * The limits of fields that several features have are here; those of one feature are in its `contract/limits.ts`.
 * Import these as `import * as limits from "#kit/contract/fields/limits.ts"`, so that a bundle contains only those it
 * names. Lengths are user-perceived characters (R231) unless said otherwise.
 */

type Range = { readonly min: number; readonly max: number };
const range = (min: number, max: number): Range => ({ min, max });

/**
 * One user-perceived character may have this many UTF-16 units. The longest emoji sequences have 14; a text with more
 * is stacked marks, which would fill the database and slow the counting while "short".
 */
export const unitsPerCharacter = 16;

// These are limits of texts. R110 limits tags, R189 addresses, R198 passwords,
// R358 and R359 employee ids, R239 digits, and R238 how far a text is searched for pictograms.
export const message = /* @__PURE__ */ range(1, 2000);
export const tagName = 20;
export const email = /* @__PURE__ */ range(6, 256);
export const password = /* @__PURE__ */ range(8, 128);
export const employeeId = 11;
export const digits = 10;
export const typedDate = 11; // This fits ２０２６年１２月３１日.
export const pictogramScan = 40_000; // Only this many UTF-16 units are searched.

// The specification limits neither names nor short answers; these keep cards and exports readable.
export const personName = /* @__PURE__ */ range(1, 50);
export const shortText = /* @__PURE__ */ range(1, 100);

// These are counts. R222 limits tags, R228 mentions.
export const tags = 5;
export const sentTags = 20; // Blank ones among them are dropped.
export const mentions = 30;
export const bulkSelection = 999;
export const bulkAtOnce = 30; // More run as a job.
export const bulkToken = 64;
export const bulkActDays = 90;
export const filteredDays = 36_500; // A hundred years ago is still a day of the calendar.
export const listColumns = 500;

// These are sizes.
export const fileBytes = 20_971_520; // R227: this is 20 MB.
/** The unit is UTF-16 units of mark-up; 4,000 characters, each with a style of its own, fit. */
export const richTextMarkup = 200_000;
/** The unit is tags; 4,000 characters, each in a line or style of its own, fit. More takes seconds to sanitise. */
export const richTextTags = 16_000;
/** This many tags may be open at once. No editor comes near it, and nested tags cost the most. */
export const richTextDepth = 100;

// These are times. Months are those of R216 and R218, days those of R219.
export const firstMonth = "1900-01";
export const monthYearsAhead = 10;
export const dayYearsBack = 100;
export const dayYearsAhead = 2;
export const birthdayYearsBack = 30;
