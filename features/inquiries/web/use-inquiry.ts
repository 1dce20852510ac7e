import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { checkBannedWords } from "#features/banned-words/contract/calls.ts";
import { useBannedWords } from "#features/banned-words/web/index.ts";
import type { FieldFault } from "#kit/contract/errors.ts";
import { readTabDraft, removeTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";
import { useFlow } from "#kit/web/forms/use-flow.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { fetchCall } from "#kit/web/query/use-call.ts";
import { inquiryFields } from "../contract/calls.ts";
import { useAttachments } from "./use-attachments.ts";
import { useSendInquiry } from "./use-send-inquiry.ts";

export type InquiryValues = z.output<typeof inquiryFields>;
export type Inquiry = ReturnType<typeof useInquiry>;

const DRAFT = "enishi.inquiry";
/** The first category is the default. R120 */
const empty: InquiryValues = { inquiry_type: 1, content: "", email: "" };
const isAboutFile = ({ field }: FieldFault) => field?.startsWith("file") ?? false;

/** Keeps one inquiry from the first key to the thanks. Its values stay until it is sent or given up. R168–R170 */
export function useInquiry() {
  const [kept] = useState(() => readTabDraft<InquiryValues>(DRAFT));
  const cache = useQueryClient();
  const attachments = useAttachments();
  const flow = useFlow();
  // R167: the confirmation opens only with a valid form, valid files and no banned word.
  const form = useForm(checkBannedWords, {
    initial: () => ({ ...empty, ...kept }),
    check: inquiryFields,
    keep: (values: InquiryValues) => writeTabDraft(DRAFT, values),
    input: ({ content }) => ({ body: { sentence: content } }),
    send: (input) => fetchCall(cache, checkBannedWords, input),
    onDone: ({ data }): void => {
      if (data.has_ngword) {
        flow.toInput();
        form.refuse([]);
      } else flow.toConfirm();
    },
    onRefused: (error) => {
      flow.toInput({ problem: error.code });
      return [];
    },
  });
  const banned = useBannedWords({ content: form.values.content }).content;
  const sending = useSendInquiry({
    onSent: () => {
      removeTabDraft(DRAFT);
      void flow.finish();
    },
    onRefused: (error) => {
      const faults = error.faults.filter(({ field }) => field);
      attachments.setServerFaults(faults.filter(isAboutFile));
      form.setServerFaults(faults.filter((fault) => !isAboutFile(fault)));
      flow.toInput(faults.length > 0 ? {} : { problem: error.code });
    },
  });
  return {
    form,
    attachments,
    flow,
    isDirty: form.values.content.trim() !== "" || attachments.list.length > 0,
    isRestored: kept !== null && kept.content !== "",
    banned,
    toConfirm: () => {
      if (attachments.isChecking) return;
      if (attachments.isRefused) form.refuse([]);
      else form.submit();
    },
    send: () => sending.send(form.values, attachments.list),
    isSending: sending.isPending,
    /** The progress of each file goes from 0 to 1. */
    progress: sending.progress,
    giveUp: () => removeTabDraft(DRAFT),
  };
}
