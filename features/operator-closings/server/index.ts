export { isClosing } from "./closings.sql.ts";
