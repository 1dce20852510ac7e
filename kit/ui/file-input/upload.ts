export type Upload<T> = {
  /** The key stays the same while the file is on the screen. */
  readonly key: string;
  readonly name: string;
  /** The size is in bytes; it is 0 for a file that the server already had. */
  readonly size: number;
  /** This picture is shown: of the file itself, or its URL on the server. */
  readonly previewUrl: string | null;
  readonly state: UploadState<T>;
};

export type UploadState<T> =
  | { readonly is: "preparing" }
  /** It is sent together with its form. */
  | { readonly is: "chosen" }
  /** It cannot be sent as it is and has to be removed. */
  | { readonly is: "refused"; readonly message: string }
  /** `done` goes from 0 to 1. */
  | { readonly is: "sending"; readonly done: number }
  | { readonly is: "sent"; readonly answer: T }
  | { readonly is: "failed"; readonly message?: string | undefined };

/** Returns the answers of the files sent, in the order shown. */
export const sentAnswers = <T>(uploads: readonly Upload<T>[]): T[] =>
  uploads.flatMap(({ state }) => (state.is === "sent" ? [state.answer] : []));

/** Tells whether a file is still being sent, so that a submit has to wait. */
export const isUploading = (uploads: readonly Upload<unknown>[]): boolean =>
  uploads.some(({ state }) => state.is === "preparing" || state.is === "sending");

/** Tells whether a file could not be sent, which a submit would silently leave out. */
export const isLeftBehind = (uploads: readonly Upload<unknown>[]): boolean =>
  uploads.some(({ state }) => state.is === "failed" || state.is === "refused");

/** Moves one file by `step` places, within the ends of the list. */
export function moveUpload<T>(uploads: readonly Upload<T>[], key: string, step: number): Upload<T>[] {
  const from = uploads.findIndex((upload) => upload.key === key);
  const moved = uploads[from];
  if (!moved) return [...uploads];
  const rest = uploads.filter((upload) => upload.key !== key);
  const to = Math.min(rest.length, Math.max(0, from + step));
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
