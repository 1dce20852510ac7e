export { InsertTemplate } from "./insert-template.tsx";
