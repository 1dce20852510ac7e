export { OwnAccountSections } from "./own-account-sections.tsx";
