export { CommunityConsent, ConsentFields } from "./consent-fields.tsx";
export { DetailsFields, Section } from "./details-fields.tsx";
export { useRegistrationMessages } from "./messages.ts";
export { BirthdayField, NameFields } from "./name-fields.tsx";
export { DisplayNameField } from "./person-fields.tsx";
export { invitationPath } from "./registration-paths.ts";
export { useDetailsForm } from "./use-details-form.ts";
