/** One file on its way to the server. */
export type Upload<T> = {
  /** Stays the same for the file's life on the screen. */
  readonly key: string;
  readonly name: string;
  /** In bytes; 0 for what the server already had. */
  readonly size: number;
  /** A picture to show: of the file itself, or its address on the server. */
  readonly previewUrl: string | null;
  readonly state: UploadState<T>;
};

export type UploadState<T> =
  | { readonly is: "preparing" }
  /** Goes out together with its form. */
  | { readonly is: "chosen" }
  /** Cannot be sent as it is: to be taken away. */
  | { readonly is: "refused"; readonly message: string }
  /** `done` from 0 to 1. */
  | { readonly is: "sending"; readonly done: number }
  | { readonly is: "sent"; readonly answer: T }
  | { readonly is: "failed"; readonly message?: string | undefined };

/** The answers of what has arrived, in the order shown. */
export const sentAnswers = <T>(uploads: readonly Upload<T>[]): T[] =>
  uploads.flatMap(({ state }) => (state.is === "sent" ? [state.answer] : []));

/** Whether something is still on its way, so that a submit has to wait. */
export const isUploading = (uploads: readonly Upload<unknown>[]): boolean =>
  uploads.some(({ state }) => state.is === "preparing" || state.is === "sending");

/** Whether something could not be sent, which a submit would leave behind without a word. */
export const isLeftBehind = (uploads: readonly Upload<unknown>[]): boolean =>
  uploads.some(({ state }) => state.is === "failed" || state.is === "refused");

/** The list with one file moved by `step` places, as far as the ends allow. */
export function moveUpload<T>(uploads: readonly Upload<T>[], key: string, step: number): Upload<T>[] {
  const from = uploads.findIndex((upload) => upload.key === key);
  const moved = uploads[from];
  if (!moved) return [...uploads];
  const rest = uploads.filter((upload) => upload.key !== key);
  const to = Math.min(rest.length, Math.max(0, from + step));
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
