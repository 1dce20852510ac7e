import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { AnswerOf, AnyCall, CallInput } from "#kit/contract/call.ts";
import { commonErrors, type ErrorCode, errorCodes, type FieldFault } from "#kit/contract/errors.ts";
import type { LastChange } from "#kit/contract/last-change.ts";
import type { Question } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import { ApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { knowErrors } from "../errors/error-texts.ts";
import { type AfterCall, afterCall, refreshChanged } from "../query/after-call.ts";
import { checkValues } from "./check-values.ts";
import { type Check, type FieldOptions, useFields, type Version } from "./use-fields.ts";

type Options<V extends object, C extends AnyCall, N extends Version> = Omit<
  FieldOptions<V>,
  "check" | "version"
> &
  AfterCall<C, V> & {
    /** The values are checked and cleaned by this; by default the call's own body schema checks what would be sent. */
    readonly check?: Check<V>;
    /** Where the server has a later `updated_at` than this, the form offers to load what is there now. R294 */
    readonly version?: N;
    /** The form names who made that version when it differs from the one typed over. */
    readonly lastChange?: LastChange;
    readonly onReload?: () => Promise<unknown>;
    /** The form shows this error when the failure has no known cause. */
    readonly failed?: ErrorCode | undefined;
    /** Returns the question before sending; undefined sends at once. */
    readonly ask?: (values: V) => Question | undefined;
    readonly input: (values: V, version: N) => CallInput<C>;
    /** Replaces the plain call: with a token fetched first, with files, or one of two calls. */
    readonly send?: (input: CallInput<C>) => Promise<AnswerOf<C>>;
    /** Runs even if the form has been left, and is awaited before the calls in `changes` are reloaded. */
    readonly onSuccess?: (answer: AnswerOf<C>, values: V) => unknown;
    /** Runs only while the form is still there: closes it or leads on. */
    readonly onDone?: (answer: AnswerOf<C>, values: V) => unknown;
    /** May move a refusal to other fields, or return [] where something else shows it. */
    readonly onRefused?: ((error: ApiError) => readonly FieldFault[]) | ((error: ApiError) => void);
  };

const NO_CHECK = { cleaned: {} };

const { EDIT_FAILED } = errorCodes({
  /** The browser shows this where a change failed for an unknown reason. R473 */
  EDIT_FAILED: {
    status: 500,
    ja: "編集できませんでした。時間をおいて、もう一度お試しください。続く場合は、「お問い合わせ」からご連絡ください。",
    en: "Editing failed. Please try again later. If it keeps happening, contact us.",
  },
});

/**
 * Does everything of a form but its look: checks by the schema of its call, shows the server's faults on their fields,
 * sends once however often it is pressed, focuses the first error, keeps a draft, carries typed values over to a later
 * version, and reloads what the call `changes`. Render it with `<Form form={…}>` and bind fields by name:
 * `{...form.bind("email")}`.
 */
export function useForm<V extends object, C extends AnyCall, N extends Version = undefined>(
  call: C,
  options: Options<V, C, N>,
) {
  const { input, version, onReload, onRefused, onSuccess, onDone } = options;
  const cache = useQueryClient();
  const checkBody = (values: V) => {
    const { body } = input(values, version as N) as { readonly body?: unknown };
    const checked = call.body ? checkValues(call.body, body) : NO_CHECK;
    return "faults" in checked ? checked : { cleaned: values };
  };
  const fields = useFields<V>({ ...options, check: options.check ?? checkBody });
  const [isStale, setStale] = useState(false);
  const [isReloading, setReloading] = useState(false);
  const [asked, setAsked] = useState<{ readonly values: V; readonly question: Question } | null>(null);
  const refuse = (thrown: Error) => {
    const error = thrown instanceof ApiError ? thrown : new ApiError(0, commonErrors.ERROR_UNEXPECTED.code);
    // The options that the form offered may be out of date.
    const isOfWhole = error.status === 400 && error.faults.every(({ field }) => !field);
    if (isOfWhole || error.status === 404) refreshChanged(cache, call);
    const wantsReload = onReload !== undefined && error.code === commonErrors.ERROR_STATUS_HAS_CHANGED.code;
    setStale(wantsReload);
    const failed = options.failed ?? (version === undefined ? undefined : EDIT_FAILED);
    if (failed) knowErrors([failed]);
    const message_code = (error.code === commonErrors.ERROR_UNEXPECTED.code && failed?.code) || error.code;
    const faults = error.faults.length > 0 ? error.faults : [{ message_code }];
    fields.setServerFaults(wantsReload ? [] : (onRefused?.(error) ?? faults));
  };
  const { mutate, isPending, isSuccess } = useMutation<AnswerOf<C>, Error, V>({
    mutationFn: (values) => {
      const given = input(values, fields.version as N);
      return options.send ? options.send(given) : send(call, given as never);
    },
    onSuccess: async (answer, values) => {
      fields.forget();
      await afterCall(cache, call, { answer, what: values }, options, onSuccess);
    },
    onError: refuse,
  });
  // A second press may come before the first is rendered as under way.
  const isUnderWay = useRef(false);
  const start = (values: V) => {
    if (isUnderWay.current) return;
    setAsked(null);
    setStale(false);
    isUnderWay.current = true;
    mutate(values, {
      onSuccess: (answer, values) => void onDone?.(answer, values),
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  return {
    ...fields,
    lastChange: options.lastChange,
    asked: asked && {
      ...asked.question,
      onConfirm: () => start(asked.values),
      onCancel: () => setAsked(null),
    },
    isSending: isPending || isReloading,
    isSent: isSuccess,
    /** `filled` are values that a password manager has filled in without an event. */
    submit: (filled: Partial<V> = {}) => {
      if (isUnderWay.current || isReloading) return;
      const cleaned = fields.validate(filled);
      if (!cleaned) return;
      const question = options.ask?.(cleaned);
      if (question) setAsked({ values: cleaned, question });
      else start(cleaned);
    },
    /** Loads the latest version and carries the typed values over. */
    reload: isStale
      ? () => {
          setStale(false);
          setReloading(true);
          void onReload?.()
            .then(fields.rebase, () => setStale(true))
            .finally(() => setReloading(false));
        }
      : undefined,
  };
}

type LocalOptions<V extends object> = FieldOptions<V> & { readonly onDone: (values: V) => unknown };

/** This form leads on without a call once it is valid, for instance to its confirmation. */
export function useLocalForm<V extends object>({ onDone, ...options }: LocalOptions<V>) {
  const fields = useFields<V>(options);
  const submit = () => {
    const cleaned = fields.validate({});
    if (cleaned) onDone(cleaned);
  };
  return { ...fields, isSending: false, isSent: false, submit, reload: undefined };
}
