export { DetailsFields } from "./details-fields.tsx";
export { invitationPath } from "./registration-paths.ts";
export { useDetailsForm } from "./use-details-form.ts";
