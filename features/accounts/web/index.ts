export { OwnAccountSections } from "./own-account-sections.tsx";
export { OwnerForm } from "./owner-form.tsx";
export { SettingsPage } from "./settings-page.tsx";
export { bindTo, useSubmit } from "./use-submit.ts";
