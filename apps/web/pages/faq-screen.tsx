import { FaqList } from "#features/faqs/web/index.ts";
import { InquiryButton } from "#features/inquiries/web/index.ts";

/** ST10. Who does not find an answer asks the provider. */
export default function FaqScreen() {
  return <FaqList ask={<InquiryButton />} />;
}
