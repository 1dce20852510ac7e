export { InquiryButton, InquiryModal } from "./inquiry-button.tsx";
