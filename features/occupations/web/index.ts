export { JobTypeFields } from "./job-type-fields.tsx";
export { useOccupations } from "./use-occupations.ts";
