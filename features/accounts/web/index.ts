export { OwnAccountSections } from "./own-account-sections.tsx";
export { OwnerDialog } from "./owner-dialog.tsx";
export { OwnerForm } from "./owner-form.tsx";
export { SecondaryPasswordSection } from "./secondary-password-section.tsx";
export { SettingsPage } from "./settings-page.tsx";
