export { FaqList } from "./faq-list.tsx";
export { SuggestedFaqs } from "./suggested-faqs.tsx";
