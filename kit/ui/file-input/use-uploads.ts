import { useCallback, useEffect, useRef, useState } from "react";
import { moveUpload, type Upload, type UploadState } from "./upload.ts";

export type UploadOptions<T> = {
  /** Sends one file; calls `onProgress` with 0 to 1. `messageOf` words a thrown error. */
  readonly send: (file: File, onProgress: (done: number) => void, signal: AbortSignal) => Promise<T>;
  /** Prepares the file before it is sent: converts or checks it. It may throw too. */
  readonly prepare?: (file: File) => Promise<File>;
  readonly messageOf?: (error: unknown) => string | undefined;
  /** Tells whether the file is refused as it is, so that sending it again is of no use. */
  readonly isFinal?: (error: unknown) => boolean;
  /** The files the server has already, for an edit. */
  readonly initial?: readonly Upload<T>[];
};

type Running = { readonly file: File; readonly abort: AbortController; readonly previewUrl: string | null };

/** Keeps the files of a field: each is sent by itself at once, removing cancels it, a failed one can be repeated. */
export function useUploads<T>(options: UploadOptions<T>) {
  const [uploads, setUploads] = useState<readonly Upload<T>[]>(options.initial ?? []);
  const running = useRef(new Map<string, Running>());
  const latest = useRef(options);
  latest.current = options;

  const put = useCallback((key: string, state: UploadState<T>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }, []);

  const start = useCallback(
    async (key: string) => {
      const entry = running.current.get(key);
      if (!entry) return;
      const { send, prepare, messageOf, isFinal } = latest.current;
      const { signal } = entry.abort;
      try {
        put(key, { is: "preparing" });
        const file = prepare ? await prepare(entry.file) : entry.file;
        if (signal.aborted) return;
        put(key, { is: "sending", done: 0 });
        const answer = await send(file, (done) => put(key, { is: "sending", done }), signal);
        put(key, { is: "sent", answer });
      } catch (error) {
        if (signal.aborted) return;
        const message = messageOf?.(error);
        put(key, message && isFinal?.(error) ? { is: "refused", message } : { is: "failed", message });
      }
    },
    [put],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload<T> => {
        const key = crypto.randomUUID();
        const previewUrl = file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
        running.current.set(key, { file, previewUrl, abort: new AbortController() });
        return { key, name: file.name, size: file.size, previewUrl, state: { is: "preparing" } };
      });
      setUploads((all) => [...all, ...added]);
      for (const { key } of added) void start(key);
    },
    [start],
  );

  const forget = (key: string) => {
    const entry = running.current.get(key);
    entry?.abort.abort();
    if (entry?.previewUrl) URL.revokeObjectURL(entry.previewUrl);
    running.current.delete(key);
  };

  const remove = (key: string) => {
    forget(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  useEffect(() => {
    const entries = running.current;
    return () => {
      for (const { abort, previewUrl } of entries.values()) {
        abort.abort();
        if (previewUrl) URL.revokeObjectURL(previewUrl);
      }
      entries.clear();
    };
  }, []);

  const move = (key: string, step: number) => setUploads((all) => moveUpload(all, key, step));
  return { uploads, add, remove, move, retry: start };
}
