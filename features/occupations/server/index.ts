export { findJobTypeFaults, listJobTypes } from "./job-types.ts";
