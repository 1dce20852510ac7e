export { NoticeChoicesSection } from "./notice-choices-section.tsx";
