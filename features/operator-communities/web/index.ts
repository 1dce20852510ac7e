export { AgreementFields, entered } from "./agreement-fields.tsx";
