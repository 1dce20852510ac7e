import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import {
  type BulkCall,
  type BulkPreview,
  type BulkResult,
  type LeftOut,
  mayBeTriedAgain,
  type Selection,
} from "#kit/contract/bulk.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { type ApiError, isApiError } from "../api/api-error.ts";
import { send } from "../api/send.ts";
import { reportError } from "../errors/report-error.ts";
import { refreshChanged } from "../query/after-call.ts";
import { useCall } from "../query/use-call.ts";
import type { Changed } from "./impact-dialog.tsx";
import { useUndo } from "./use-undo.ts";
import { type BulkWords, useBulkMessages, useReasons } from "./words.ts";

const ImpactDialog = lazy(async () => ({ default: (await import("./impact-dialog.tsx")).ImpactDialog }));

/** The value is null while something is missing. */
export type AsksProps = {
  readonly communityId: number;
  readonly locked: boolean;
  readonly onGive: (given: Readonly<Record<string, unknown>> | null) => void;
};
export type Asks = {
  readonly Fields: ComponentType<AsksProps>;
  /** The input decides who the targets are, so they are named once it is given. */
  readonly decides?: boolean;
};

export type BulkOptions = {
  readonly communityId: number;
  readonly words: BulkWords;
  readonly counted: Counted;
  readonly irreversible?: boolean;
  readonly asks?: Asks;
  readonly undo?: BulkCall;
  /** With this selection the dialog opens as soon as it is rendered. */
  readonly opening?: Selection | null;
  readonly onClose?: () => void;
  /** Receives the left-out targets that may be tried again; they stay selected. */
  readonly onDone?: (left: readonly LeftOut[]) => void;
  /** This is said where it failed for an unknown reason. */
  readonly failed?: string;
};

type Confirmed = { readonly preview: BulkPreview; readonly without: ReadonlySet<number> };

/** The act is only about targets that the preview has named: those that it left out become exceptions too. */
const confirmedSelection = (asked: Selection, { preview, without }: Confirmed): Selection => {
  const { as_of, count, targets } = preview;
  const out = preview.excluded.map(({ id }) => id);
  const left = out.length > 0 ? { left_out: out } : {};
  if (asked.filter)
    return { ...asked, as_of, count, except: [...(asked.except ?? []), ...without, ...out], ...left };
  return { ids: targets.map(({ id }) => id).filter((id) => !without.has(id)), as_of, ...left };
};

/** Acts on one or many: shows the targets, does it, and reports the result. Render `dialog` somewhere. */
export function useBulk(call: BulkCall, options: BulkOptions) {
  const { communityId, words, counted, undo, asks, onClose } = options;
  const text = useBulkMessages();
  const reasons = useReasons();
  const number = useDataTableMessages()[counted];
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Selection | null>(options.opening ?? null);
  const [given, setGiven] = useState<object | null>(null);
  const [changed, setChanged] = useState<Changed | null>(null);
  const params = { id: communityId };
  const isShown = asked !== null && (!asks?.decides || given !== null);
  const deciding = asks?.decides ? given : {};
  const preview = useCall(call.preview, { params, body: { ...asked, ...deciding } } as never, {
    enabled: isShown,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const refresh = () => refreshChanged(cache, call);
  const goTo = (bulkAct: number) => () =>
    void navigate(
      linkTo("/community/communities/:id/bulk_acts/:bulk_act", { id: communityId, bulk_act: bulkAct }),
    );

  const close = () => {
    setAsked(null);
    onClose?.();
  };
  const undoing = useUndo(undo ?? call, communityId, counted);
  const toastResult = (
    { bulk_act, finished, done, skipped: out }: BulkResult,
    wanted: number,
    known: readonly LeftOut[],
  ) => {
    // Targets that the dialog has named already are not reported again.
    const skipped = out.filter(({ id }) => !known.some((one) => one.id === id));
    if (!finished)
      return toast({
        type: "info",
        message: words.taken(number(wanted)),
        actions: [{ label: text.progress, run: goTo(bulk_act) }],
      });
    const [first] = done;
    const again =
      undo && first
        ? [{ label: text.undo, run: () => undoing.run({ bulk_act, ids: done.map(({ id }) => id) }) }]
        : [];
    if (first)
      toast({
        type: "success",
        message: done.length === 1 ? words.doneOne(first.name) : words.done(number(done.length)),
        actions: [{ label: text.show, run: goTo(bulk_act) }, ...again],
      });
    const why = new Set(skipped.map(reasons.one));
    if (skipped.length > 0)
      toast({ type: "info", message: text.left(number(skipped.length), [...why].join("・")) });
  };

  const act = useMutation<AnswerOf<BulkCall>, ApiError, Confirmed>({
    mutationFn: (confirmed) =>
      send(call, { params, body: { ...confirmedSelection(asked ?? {}, confirmed), ...given } } as never),
    onSuccess: ({ data }, { preview: { targets, excluded }, without }) => {
      close();
      toastResult(data, targets.length - without.size, excluded);
      refresh();
      // The calls of single targets find nothing any more, and their screen is being left, so they are not reloaded.
      for (const path of call.ends) void cache.invalidateQueries({ queryKey: [path], refetchType: "none" });
      options.onDone?.((data.finished ? data.skipped : excluded).filter(mayBeTriedAgain));
    },
    onError: (failed) => {
      if (isApiError(failed, commonErrors.ERROR_SELECTION_CHANGED.code)) {
        const { before, after } = failed.faults[0]?.params ?? {};
        setChanged({ before: Number(before), after: Number(after) });
        return void preview.refetch();
      }
      close();
      if (options.failed && isApiError(failed, commonErrors.ERROR_UNEXPECTED.code))
        toast({ type: "error", message: options.failed });
      else reportError(failed, { call: "mutation" });
      refresh();
    },
  });
  const actedOn = act.isPending || act.isSuccess ? act.variables : undefined;
  return {
    /** Tells whether somebody is being acted on or just was, so that their screen need not be reloaded. */
    hits: (id: number) =>
      actedOn?.preview.targets.some((one) => one.id === id && !actedOn.without.has(id)) === true,
    run: (selection: Selection) => {
      setChanged(null);
      setGiven(null);
      setAsked(selection);
    },
    isPending: act.isPending,
    dialog: asked && (
      <Suspense fallback={null}>
        <ImpactDialog
          words={words}
          counted={counted}
          irreversible={options.irreversible ?? false}
          expected={asked.ids?.length ?? asked.count}
          asks={
            asks && {
              ...asks,
              element: <asks.Fields {...{ communityId, locked: act.isPending, onGive: setGiven }} />,
            }
          }
          isGiven={!asks || given !== null}
          preview={isShown ? { ...preview, data: preview.data?.data } : null}
          changed={changed}
          pending={act.isPending}
          onRun={(shown, without) => act.mutate({ preview: shown, without })}
          onClose={() => {
            close();
            if (preview.data?.data.targets.length === 0) {
              refresh();
              for (const path of call.ends) void cache.invalidateQueries({ queryKey: [path] });
            }
          }}
        />
      </Suspense>
    ),
  };
}
