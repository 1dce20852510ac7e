import { useRef, useState } from "react";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { sendFiles } from "#kit/web/api/send-files.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { attachmentNames } from "../contract/attachments.ts";
import { sendInquiry } from "../contract/calls.ts";
import type { Attachment } from "./use-attachments.ts";
import type { InquiryValues } from "./use-inquiry.ts";

type Options = { readonly onSent: () => void; readonly onRefused: (error: ApiError) => void };
type Sent = { readonly values: InquiryValues; readonly files: readonly Attachment[] };

/** Returns how much of each file is sent while `done` of everything is: files are sent one after another. */
function shares(files: readonly Attachment[], done: number): number[] {
  let left = done * files.reduce((sum, { file }) => sum + file.size, 0);
  return files.map(({ file }) => {
    const share = Math.min(file.size, Math.max(0, left));
    left -= file.size;
    return file.size > 0 ? share / file.size : 1;
  });
}

/** Sends the inquiry once: a repeat carries the same `client_id`, a changed inquiry another. */
export function useSendInquiry({ onSent, onRefused }: Options) {
  const [progress, setProgress] = useState<readonly number[]>([]);
  const attempt = useRef({ of: "", id: "" });
  const sending = useAction(sendInquiry, {
    input: ({ values, files }: Sent) => {
      const of = JSON.stringify([values, files.map(({ key }) => key)]);
      if (attempt.current.of !== of) attempt.current = { of, id: crypto.randomUUID() };
      const named = files.map(({ file }, index) => [attachmentNames[index], file] as const);
      return { body: { client_id: attempt.current.id, ...values }, files: Object.fromEntries(named) };
    },
    send: (input, { files }) =>
      sendFiles(sendInquiry, input, (done) => setProgress(shares(files, done)), new AbortController().signal),
    onDone: onSent,
    onRefused,
    // The form shows the problem itself.
    showsProblem: true,
  });
  return {
    send: (values: InquiryValues, files: readonly Attachment[]) => {
      setProgress(files.map(() => 0));
      sending.run({ values, files });
    },
    isPending: sending.isPending,
    progress,
  };
}
