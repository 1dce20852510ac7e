export { LeaveServiceSection } from "./leave-service-section.tsx";
