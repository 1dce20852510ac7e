export { loadView } from "./saved-views.ts";
