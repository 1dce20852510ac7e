import { useState } from "react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { COUNTED_AT_MOST } from "#kit/contract/paging.ts";
import type { Tab } from "#kit/ui/tabs/tabs.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import type { Table } from "#kit/web/table/use-table.ts";
import { deleteSavedView, type SavedView, updateSavedView } from "../contract/calls.ts";
import { useSavedViewMessages } from "./messages.ts";
import { type BuiltInView, useViews } from "./use-views.ts";
import { ViewBar } from "./view-bar.tsx";
import { ViewForm } from "./view-form.tsx";

type Props<C extends AnyListCall> = {
  readonly table: Table<C>;
  readonly list: string;
  readonly builtIn?: readonly BuiltInView[];
  /** These lead to other lists of the same matter. */
  readonly beside?: readonly Tab[];
};

/** A list's views are tabs: all rows, built-in and saved ones, with a button to save the current one. */
export function ViewTabs<C extends AnyListCall>({ table, list, builtIn = [], beside = [] }: Props<C>) {
  const text = useSavedViewMessages();
  const communityId = Number(table.params.id);
  const { views, shown, isChanged } = useViews(table, list, builtIn);
  const [edited, setEdited] = useState<SavedView | "new">();
  const { saved } = shown;
  const at = ({ id }: SavedView) => ({ id: communityId, view_id: id });
  const keep = useAction(updateSavedView, {
    input: (view: SavedView) => ({ params: at(view), body: { query: table.viewQuery } }),
    done: () => text.saved,
  });
  const remove = useAction(deleteSavedView, {
    input: (view: SavedView) => ({ params: at(view) }),
    ask: ({ name, is_shared }) => ({
      title: text.deleteTitle(name),
      message: is_shared ? text.deleteShared : text.deleteText,
      confirmLabel: text.delete,
      danger: true,
    }),
    done: () => text.deleted,
    onDone: () => table.open("", ""),
  });
  const choose = useAction(updateSavedView, {
    input: (view: SavedView) => ({ params: at(view), body: { is_default: !view.is_default } }),
    done: () => text.saved,
  });
  const acts = (view: SavedView) => [
    {
      label: view.is_default ? text.notFirst : text.first,
      onSelect: () => choose.run(view),
    },
    ...(view.abilities.edit
      ? [
          { label: text.edit, onSelect: () => setEdited(view) },
          { label: text.delete, danger: true, onSelect: () => remove.run(view) },
        ]
      : []),
  ];
  return (
    <ViewBar
      current={shown.key}
      tabs={[
        ...views.map(({ key, label, query, count }) => ({
          key,
          label,
          to: table.addressOf(query, key),
          ...(count === undefined
            ? {}
            : { badge: count === COUNTED_AT_MOST ? text.orMore(count.toLocaleString()) : count }),
        })),
        ...beside,
      ]}
      settings={saved && { name: saved.name, acts: acts(saved) }}
      onKeep={() => setEdited("new")}
      changed={
        saved && isChanged
          ? {
              saving: keep.isPending,
              onSave: saved.abilities.edit ? () => keep.run(saved) : undefined,
              onRevert: () => table.open(shown.query, shown.key),
            }
          : undefined
      }
      lost={shown.lost.length}
    >
      {edited && (
        <ViewForm
          communityId={communityId}
          list={list}
          query={table.viewQuery}
          view={edited === "new" ? undefined : edited}
          onSaved={(view) => table.open(view.query, String(view.id))}
          onClose={() => setEdited(undefined)}
        />
      )}
      {remove.dialog}
    </ViewBar>
  );
}
