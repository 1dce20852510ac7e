/**
 * The one home of every limit a field has. Use it as `import * as limits from "#kit/contract/fields/limits.ts"`:
 * what a screen does not name is left out of its bytes. Lengths are user-perceived characters (R231) unless said.
 */

type Range = { readonly min: number; readonly max: number };
const range = (min: number, max: number): Range => ({ min, max });

/**
 * UTF-16 units that one user-perceived character may have. The longest emoji sequences have 14; a text with more is
 * stacked marks, which would fill the database and slow the counting while "short".
 */
export const unitsPerCharacter = 16;

// Texts. R221 limits comments, R183 and R184 inquiries, R110 tags, R189 addresses, R198 passwords, R358 and R359 employee
// ids, R239 digits, and R238 how far a text is looked through for pictograms.
export const comment = /* @__PURE__ */ range(1, 500);
export const postTitle = /* @__PURE__ */ range(1, 100);
export const postContent = /* @__PURE__ */ range(1, 4000); // counted as an article
export const groupName = /* @__PURE__ */ range(1, 100);
export const groupInformation = /* @__PURE__ */ range(0, 2000);
export const message = /* @__PURE__ */ range(1, 2000);
export const inquiry = /* @__PURE__ */ range(1, 2000); // a line break counts two
/** Why a chat between members is opened. */
export const openingReason = /* @__PURE__ */ range(1, 200);
export const tagName = 20;
export const email = /* @__PURE__ */ range(6, 256);
export const password = /* @__PURE__ */ range(8, 128);
export const employeeId = 11;
export const sentEmployeeId = 12; // the id and one separator
export const digits = 10;
export const typedDate = 11; // ２０２６年１２月３１日
export const pictogramScan = 40_000; // UTF-16 units looked at

// The documents give names, addresses and one-line answers no length; these keep cards and exports readable.
export const personName = /* @__PURE__ */ range(1, 50);
export const displayName = /* @__PURE__ */ range(1, 50);
export const shortText = /* @__PURE__ */ range(1, 100);
export const viewName = /* @__PURE__ */ range(1, 30);
/** Conditions, order and columns of a list, as its address says them. */
export const viewQuery = /* @__PURE__ */ range(0, 2_000);
/** Of a flag by which the office marks its people. */
export const flagName = /* @__PURE__ */ range(1, 20);
/** Of a text that the office keeps to write messages with. */
export const templateName = /* @__PURE__ */ range(1, 50);
export const addressLine = /* @__PURE__ */ range(1, 200);

// Counts. R222 limits tags, R225 the pictures of a post, R193 the files of an inquiry, R228 mentions, R359 the ids sent at
// once.
export const tags = 5;
export const sentTags = 20; // blank ones among them are dropped
export const postImages = 20;
export const inquiryFiles = 3;
export const mentions = 30;
export const additionalQuestions = 5;
export const bulkSelection = 999;
export const bulkAtOnce = 30; // more are done as a job
export const bulkToken = 64;
export const activityDays = 90;
export const filteredDays = 36_500; // a hundred years ago is still a day of the calendar
/** Characters of the columns chosen for a list, by their names. */
export const listColumns = 500;
export const enteredEmployees = 100;
export const sentEmployeeIds = 300;

// Sizes
export const fileBytes = 20_971_520; // R227: 20 MB
/** UTF-16 units of rich-text mark-up: 4,000 characters, each styled by itself, still fit. */
export const richTextMarkup = 200_000;
/** Tags of rich text: each of 4,000 characters in a line or a style of its own, and some. More costs seconds to sanitise. */
export const richTextTags = 16_000;
/** How many of them may be open at once. No editor comes near it, and tags in tags cost the most. */
export const richTextDepth = 100;

// Time. Months are those of R216 and R218, days those of R219.
export const firstMonth = "1900-01";
export const monthYearsAhead = 10;
export const dayYearsBack = 100;
export const dayYearsAhead = 2;
export const birthdayYearsBack = 30;
