export { ViewSamples } from "./view-samples.tsx";
export { ViewTabs } from "./view-tabs.tsx";
