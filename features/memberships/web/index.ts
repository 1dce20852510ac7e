export { PausedBadge } from "./paused-badge.tsx";
