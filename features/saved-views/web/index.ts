export { ViewTabs } from "./view-tabs.tsx";
