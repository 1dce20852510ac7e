export { answerFile } from "./download-file.ts";
export { updateInquiryState } from "./inquiries.sql.ts";
