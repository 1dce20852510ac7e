export { OwnDataSection } from "./own-data-section.tsx";
