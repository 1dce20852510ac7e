import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { AnyListCall } from "#kit/contract/list-call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import type { Table } from "#kit/web/table/use-table.ts";
import { deleteSavedView, type SavedView, updateSavedView } from "../contract/calls.ts";
import { useSavedViewMessages } from "./messages.ts";
import styles from "./saved-views.module.css";
import { type BuiltInView, useViews } from "./use-views.ts";
import { ViewForm } from "./view-form.tsx";

type Props<C extends AnyListCall> = {
  readonly table: Table<C>;
  /** By which the views of this list are kept. */
  readonly list: string;
  readonly builtIn?: readonly BuiltInView[];
};

/** The views of a list as tabs: all, those that come with it, those that somebody has kept; and the way to keep this one. */
export function ViewTabs<C extends AnyListCall>({ table, list, builtIn = [] }: Props<C>) {
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
    <div className={styles.views}>
      <Tabs
        label={text.label}
        current={shown.key}
        tabs={views.map(({ key, label, query, count }) => ({
          key,
          label,
          to: table.addressOf(query, key),
          ...(count === undefined ? {} : { badge: count }),
        }))}
      />
      {saved && <Menu label={text.settings(saved.name)} items={acts(saved)} />}
      <button type="button" className={styles.add} onClick={() => setEdited("new")}>
        <IconPlus size={16} aria-hidden="true" />
        {text.keep}
      </button>
      {saved && isChanged && (
        <span className={styles.changed}>
          <span>{text.changed}</span>
          {saved.abilities.edit && (
            <Button size="sm" pending={keep.isPending} onClick={() => keep.run(saved)}>
              {text.save}
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={() => table.open(shown.query, shown.key)}>
            {text.revert}
          </Button>
        </span>
      )}
      {shown.lost.length > 0 && (
        <p role="status" className={styles.lost}>
          {text.lost(shown.lost.length)}
        </p>
      )}
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
    </div>
  );
}
