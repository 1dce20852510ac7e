export { answerItems, columnItems, detailItems } from "./confirm-items.ts";
export { checkCorrection, correctionForm, detailsIn } from "./correction.ts";
export { DetailsFields, Section } from "./details-fields.tsx";
export { DetailsReader, useMemberDetailsMessages } from "./messages.ts";
export { BirthdayField, NameFields } from "./name-fields.tsx";
export { DisplayNameField } from "./person-fields.tsx";
export { useJobTypeName } from "./use-job-type-name.ts";
