export { useOpenInquiries } from "./use-open-inquiries.ts";
