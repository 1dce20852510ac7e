import { useEffect, useRef, useState } from "react";
import type { FieldFault } from "#kit/contract/errors.ts";
import { signatureBytes } from "#kit/contract/fields/file-types.ts";
import type { Upload, UploadState } from "#kit/ui/file-input/upload.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { asUploadable } from "#kit/web/images/as-uploadable.ts";
import { type AttachmentName, attachmentFault, attachmentNames } from "../contract/attachments.ts";
import { useInquiryMessages } from "./messages.ts";

type State = "checking" | "ready" | "unreadable" | FieldFault;
export type Attachment = {
  readonly key: string;
  readonly file: File;
  readonly previewUrl: string | null;
  readonly state: State;
};

/** R165: the browser applies the server's rule to the file's own bytes. A phone's HEIC photo becomes JPEG first. */
async function prepare(given: File): Promise<Pick<Attachment, "file" | "previewUrl" | "state">> {
  try {
    const file = await asUploadable(given);
    const first = new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer());
    const fault = attachmentFault({ name: file.name, size: file.size, first });
    if (fault) {
      const state = { message_code: fault.code, params: fault.params };
      return { file, previewUrl: null, state };
    }
    const previewUrl = file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
    return { file, previewUrl, state: "ready" };
  } catch {
    return { file: given, previewUrl: null, state: "unreadable" };
  }
}

/** Keeps the files of the form, which are sent together with it. */
export function useAttachments() {
  const { language } = useLanguage();
  const text = useInquiryMessages();
  const [list, setList] = useState<readonly Attachment[]>([]);
  const latest = useRef(list);
  latest.current = list;
  useEffect(
    () => () => {
      for (const { previewUrl } of latest.current) if (previewUrl) URL.revokeObjectURL(previewUrl);
    },
    [],
  );

  const put = (key: string, changes: Partial<Attachment>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const stateOf = (state: State): UploadState<never> => {
    if (state === "checking") return { is: "preparing" };
    if (state === "ready") return { is: "chosen" };
    return {
      is: "refused",
      message: state === "unreadable" ? text.unreadable : errorText(state, language),
    };
  };
  return {
    list,
    uploads: list.map(
      ({ key, file, previewUrl, state }): Upload<never> => ({
        key,
        name: file.name,
        size: file.size,
        previewUrl,
        state: stateOf(state),
      }),
    ),
    isChecking: list.some(({ state }) => state === "checking"),
    /** An inquiry cannot be sent while this is true. R166 */
    isRefused: list.some(({ state }) => state !== "checking" && state !== "ready"),
    add: (files: readonly File[]) => {
      for (const file of files) {
        const key = crypto.randomUUID();
        setList((all) => [...all, { key, file, previewUrl: null, state: "checking" }]);
        void prepare(file).then((prepared) => put(key, prepared));
      }
    },
    remove: (key: string) => {
      const { previewUrl } = list.find((one) => one.key === key) ?? {};
      if (previewUrl) URL.revokeObjectURL(previewUrl);
      setList((all) => all.filter((one) => one.key !== key));
    },
    /** The server's faults of a file are shown on that file. */
    setServerFaults: (faults: readonly FieldFault[]) => {
      for (const fault of faults) {
        const refused = list[attachmentNames.indexOf(fault.field as AttachmentName)];
        if (refused) put(refused.key, { state: fault });
      }
    },
  };
}
