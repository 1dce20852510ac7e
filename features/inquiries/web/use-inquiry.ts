import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { readTabDraft, removeTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { inquiryFields } from "../contract/calls.ts";
import { useAttachments } from "./use-attachments.ts";
import { useBannedWords } from "./use-banned-words.ts";
import { useSendInquiry } from "./use-send-inquiry.ts";

export type InquiryValues = z.output<typeof inquiryFields>;
export type Inquiry = ReturnType<typeof useInquiry>;

const DRAFT = "enishi.inquiry";
/** R120 */
const empty: InquiryValues = { inquiry_type: 1, content: "", email: "" };
const check = (values: InquiryValues) => checkValues(inquiryFields, values);
const isAboutFile = ({ field }: FieldFault) => field?.startsWith("file") ?? false;

const codeOf = (error: unknown) => (isApiError(error) ? error.code : commonErrors.ERROR_UNEXPECTED.code);

/** One inquiry from the first key to the thanks. What was typed stays until it is sent or given up. R168–R170 */
export function useInquiry() {
  const [kept] = useState(() => readTabDraft<InquiryValues>(DRAFT));
  const form = useCheckedForm<InquiryValues>({ initial: () => ({ ...empty, ...kept }), check });
  const attachments = useAttachments();
  const words = useBannedWords(form.values.content);
  const [step, setStep] = useState<"input" | "confirm" | "finished">("input");
  const [isAsking, setAsking] = useState(false);
  /** Counts refused attempts, so that the focus goes to the first error once it is drawn. */
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const isGivenUp = useRef(false);

  const { content, email, inquiry_type } = form.values;
  const isDirty = content.trim() !== "" || attachments.list.length > 0;
  useEffect(() => {
    if (isGivenUp.current || step === "finished") return;
    writeTabDraft(DRAFT, { inquiry_type, content, email });
  }, [inquiry_type, content, email, step]);

  const refuse = (code: string | null) => {
    setFailure(code);
    setRefusals((count) => count + 1);
    setStep("input");
  };
  const sending = useSendInquiry({
    onSent: () => {
      removeTabDraft(DRAFT);
      setStep("finished");
    },
    onRefused: (error) => {
      const faults = isApiError(error) ? error.faults.filter(({ field }) => field) : [];
      form.say(faults.filter((fault) => !isAboutFile(fault)));
      attachments.say(faults.filter(isAboutFile));
      refuse(faults.length > 0 ? null : codeOf(error));
    },
  });

  /** R167: on to the confirmation only with a valid form, good files and no banned word. */
  const toConfirm = async () => {
    if (isAsking || attachments.isChecking) return;
    const mended = form.submit();
    if (!mended || attachments.isRefused) return refuse(null);
    setAsking(true);
    try {
      if (await words.judge(mended.content)) return refuse(null);
      setFailure(null);
      setStep("confirm");
    } catch (error) {
      refuse(codeOf(error));
    } finally {
      setAsking(false);
    }
  };
  return {
    form,
    attachments,
    step,
    isDirty,
    isRestored: kept !== null && kept.content !== "",
    isBanned: words.isBanned,
    isAsking,
    refusals,
    failure,
    toConfirm,
    toInput: () => setStep("input"),
    send: () => sending.send(form.values, attachments.list),
    isSending: sending.isPending,
    /** Of each file, 0 to 1. */
    progress: sending.progress,
    giveUp: () => {
      isGivenUp.current = true;
      removeTabDraft(DRAFT);
    },
  };
}
