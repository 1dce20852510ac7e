import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { FieldFault } from "#kit/contract/errors.ts";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { useLanguage } from "../i18n.ts";
import { type Conflict, carryOver, changedPaths, countChanges, findConflicts } from "./carry-over.ts";
import { type Checked, checkValues } from "./check-values.ts";
import { errorsByField, isOf } from "./errors-by-field.ts";

/**
 * Pressing a button blurs the field first: an error shown at once would move the button from under the finger, and the
 * press would be lost.
 */
const ERROR_AFTER_MS = 200;

const EMPTY: ReadonlySet<unknown> = new Set(["", null, undefined]);

/** Checks by a schema, which also normalises the values, or by a function where a schema is not enough. */
export type Check<V> = z.core.$ZodType | ((values: V) => Checked<V>);
export type Version = string | null | undefined;
type Changes<V> = Partial<V> | ((old: V) => Partial<V>);
type Kept<V> = { readonly values: V; readonly touched: readonly string[]; readonly version: Version };

export type FieldOptions<V extends object> = {
  /** Returns the initial values; it is called again when `version` changes. */
  readonly initial: () => V;
  readonly check: Check<V>;
  readonly version?: Version;
  /** The server has found these faults in an earlier attempt, for instance of the confirmation. */
  readonly serverFaults?: readonly FieldFault[];
  /** The draft's key names the place and the person; the draft is kept until it is sent. */
  readonly draft?: string | undefined;
  /** Receives every change, for a form that continues on several screens. */
  readonly keep?: (values: V) => void;
  /** Returns the form's name of a field that has another name on the wire. */
  readonly place?: (field: string) => string;
};

/**
 * Keeps values and the errors to show: of fields left with something in them or emptied, of all fields after a refused
 * attempt, and the server's faults until their field is changed. Fields that the focus only passes through show none.
 */
export function useFields<V extends object>(options: FieldOptions<V>) {
  const {
    initial,
    check,
    version,
    serverFaults: before = [],
    draft,
    keep,
    place = (field) => field,
  } = options;
  const { language } = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const anew = (): Kept<V> => ({ values: initial(), touched: [], version });
  const [begun] = useState(anew);
  const kept = useDraft(draft === undefined ? null : `form:${draft}`, begun, anew);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [serverFaults, replaceFaults] = useState(before);
  const [problem, setProblem] = useState<FieldFault>();
  const [refusals, setRefusals] = useState(before.length > 0 ? 1 : 0);
  const [isRebasing, setRebasing] = useState(false);
  const [isReloaded, setReloaded] = useState(false);
  const base = useRef(begun.values);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const values = { ...begun.values, ...kept.draft.values };
  const isDirty = kept.isDirty || kept.isRestored;

  // This waits until the errors are rendered.
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstError(element.current);
  }, [refusals]);

  const begin = (next: Kept<V>) => {
    kept.clear(next);
    base.current = next.values;
    setConflicts([]);
    setVisited(new Set());
    replaceFaults([]);
    setProblem(undefined);
    setRefusals(0);
  };
  // A later version replaces unchanged values; typed values are carried over to it only on request.
  useEffect(() => {
    if (version === kept.draft.version || (isDirty && !isRebasing)) return;
    const { touched } = kept.draft;
    const both = isRebasing ? findConflicts(base.current, values, initial(), touched) : [];
    begin(anew());
    if (isRebasing && touched.length > 0)
      kept.change({ values: carryOver(initial(), values, touched), touched, version });
    setConflicts(both);
    setReloaded(isRebasing);
    setRebasing(false);
  });

  const placed = (faults: readonly FieldFault[]) =>
    faults.map((fault) => ({ ...fault, field: place(fault.field ?? "") }));
  const hasField = ({ field = "" }: FieldFault) => (field.split(".")[0] ?? "") in values;
  /** Shows every error; a fault without a field here is shown for the whole form. */
  const refuse = (faults: readonly FieldFault[]) => {
    setProblem(faults.find((fault) => !hasField(fault)));
    setRefusals((count) => count + 1);
  };
  const validateAll = (all: V): Checked<V> =>
    typeof check === "function" ? check(all) : checkValues(check, all);
  const found = () => {
    const checked = validateAll(values);
    return placed("faults" in checked ? checked.faults : []);
  };
  const isEmpty = (field: string) => EMPTY.has((values as Readonly<Record<string, unknown>>)[field]);
  const isTouched = (field: string) => kept.draft.touched.some((path) => isOf({ field: path }, field));
  const isShown = (fault: FieldFault) =>
    refusals > 0 || [...visited].some((field) => isOf(fault, field) && (isTouched(field) || !isEmpty(field)));
  const shown = [...serverFaults, ...(refusals > 0 || visited.size > 0 ? found().filter(isShown) : [])];
  const errors = errorsByField(shown, language);

  const set = (changes: Changes<V>) => {
    let names: string[] = [];
    kept.change((old) => {
      const before = { ...begun.values, ...old.values };
      const changed = changes instanceof Function ? changes(before) : changes;
      names = Object.keys(changed);
      const next = { ...before, ...changed };
      keep?.(next);
      return {
        ...old,
        values: next,
        touched: [...new Set([...old.touched, ...changedPaths(before, changed)])],
      };
    });
    replaceFaults((before) => before.filter((fault) => !names.some((name) => isOf(fault, name))));
  };
  const markVisited = (field: string) =>
    void setTimeout(() => setVisited((before) => new Set(before).add(field)), ERROR_AFTER_MS);

  return {
    element,
    values,
    errors,
    set,
    markVisited,
    /** Returns name, value and error of a field, to spread on it. */
    bind: <K extends keyof V & string>(name: K) => ({
      name,
      value: values[name],
      onChange: (value: V[K]) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => markVisited(name),
      error: errors[name],
    }),
    isDirty,
    keepsDraft: draft !== undefined,
    isReloaded,
    changeCount: countChanges(base.current, values, kept.draft.touched),
    conflicts,
    /** Resolves a conflict in favour of one side. */
    settle: ({ path, mine, latest }: Conflict, side: "mine" | "latest") => {
      const taken = side === "mine" ? mine : latest;
      const [name = "", key] = path.split(".");
      set((old) => {
        const group = (old as Readonly<Record<string, object>>)[name];
        return { [name]: key === undefined ? taken : { ...group, [key]: taken } } as Partial<V>;
      });
    },
    version: kept.draft.version,
    /** After an attempt to send, every error is shown. */
    isRefused: refusals > 0,
    errorCount: refusals > 0 ? new Set(shown.map(({ field }) => field)).size : 0,
    problem: problem && errorText(problem, language),
    refuse,
    /** Shows the server's faults on their fields. */
    setServerFaults: (faults: readonly FieldFault[]) => {
      replaceFaults(placed(faults).filter(hasField));
      refuse(placed(faults));
    },
    /** Returns the cleaned values, or null where something is wrong; then every error is shown. */
    validate(filled: Partial<V>): V | null {
      const all = { ...values, ...filled };
      const answer = validateAll(all);
      const cleaned = { ...all, ...("cleaned" in answer && answer.cleaned) };
      if (Object.keys(filled).length > 0) set(filled);
      setProblem(undefined);
      if ("faults" in answer || serverFaults.length > 0) {
        refuse(placed("faults" in answer ? answer.faults : []));
        return null;
      }
      kept.change((old) => ({ ...old, values: cleaned }));
      keep?.(cleaned);
      return cleaned;
    },
    /** A draft was restored, so this empties the form. */
    discard: kept.isRestored ? () => begin({ values: initial(), touched: [], version }) : undefined,
    /** Starts again with other values, as after sending. */
    begin: (next: V) => begin({ values: next, touched: [], version }),
    /** The values were sent or given up, so their draft ends. */
    forget: () => kept.clear((old) => ({ ...old, touched: [] })),
    rebase: () => setRebasing(true),
  };
}
