import {
  Accessibility,
  type DragEndEvent,
  type Draggable,
  type DragOverEvent,
  type DragStartEvent,
  defaultPreset,
} from "@dnd-kit/dom";
import { DragDropProvider } from "@dnd-kit/react";
import { isSortable, useSortable } from "@dnd-kit/react/sortable";
import { IconGripVertical } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import { IconButton } from "../button/button.tsx";
import { useSortableMessages } from "./messages.ts";
import styles from "./sortable-list.module.css";

type Row = { readonly id: number };

type Props<R extends Row> = {
  readonly rows: readonly R[];
  readonly nameOf: (row: R) => string;
  /** Gets all ids in the new order. */
  readonly onSort: (ids: readonly number[]) => void;
  readonly className?: string | undefined;
  /** The handle is null where there is nothing to order. */
  readonly children: (row: R, handle: ReactNode) => ReactNode;
};

/** Returns the ids with one of them at another place. */
export const movedTo = (rows: readonly Row[], id: number, place: number): number[] =>
  rows
    .map((row) => row.id)
    .filter((one) => one !== id)
    .toSpliced(place, 0, id);

type Handlers = ComponentProps<typeof DragDropProvider>;
type Plugins = NonNullable<Handlers["plugins"]>;
type Named = { readonly name: string };

/** The library says in our words what happens. */
function usePlugins(count: number): Plugins {
  const text = useSortableMessages();
  return useMemo(() => {
    type Words = (name: string, at: number, of: number) => string;
    const say = (source: Draggable | null, place: number, words: Words) =>
      isSortable(source) ? words((source.data as Named).name, place + 1, count) : undefined;
    const placeOf = (source: Draggable | null) => (isSortable(source) ? source.index : 0);
    // A row is over its own place too; only a place that has not been said is news.
    let said = 0;
    const accessibility = Accessibility.configure({
      screenReaderInstructions: { draggable: text.instructions },
      announcements: {
        dragstart: ({ operation: { source } }: DragStartEvent) => {
          said = placeOf(source);
          return say(source, said, text.lifted);
        },
        dragover: ({ operation: { source, target } }: DragOverEvent) => {
          const place = isSortable(target) ? target.index : placeOf(source);
          if (place === said) return undefined;
          said = place;
          return say(source, place, text.over);
        },
        dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
          say(source, placeOf(source), canceled ? text.cancelled : text.dropped),
      },
    });
    return [...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility), accessibility];
  }, [text, count]);
}

/** A list is put into order by dragging a row's handle: by mouse, by touch, or with Space and the arrow keys. */
export function SortableList<R extends Row>({ rows, nameOf, onSort, className, children }: Props<R>) {
  const plugins = usePlugins(rows.length);
  const drop: NonNullable<Handlers["onDragEnd"]> = ({ canceled, operation: { source } }) => {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
    onSort(movedTo(rows, Number(source.id), source.index));
  };
  return (
    <DragDropProvider plugins={plugins} onDragEnd={drop}>
      <ul className={className}>
        {rows.map((row, index) =>
          rows.length === 1 ? (
            <li key={row.id} className={styles.row}>
              {children(row, null)}
            </li>
          ) : (
            <SortableRow key={row.id} id={row.id} index={index} name={nameOf(row)}>
              {(handle) => children(row, handle)}
            </SortableRow>
          ),
        )}
      </ul>
    </DragDropProvider>
  );
}

type RowProps = {
  readonly id: number;
  readonly index: number;
  readonly name: string;
  readonly children: (handle: ReactNode) => ReactNode;
};

function SortableRow({ id, index, name, children }: RowProps) {
  const text = useSortableMessages();
  const { ref, handleRef } = useSortable({ id, index, data: { name } });
  const handle = (
    <IconButton
      ref={handleRef}
      label={text.handle(name)}
      aria-roledescription={text.role}
      className={styles.handle}
    >
      <IconGripVertical size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <li ref={ref} className={styles.row}>
      {children(handle)}
    </li>
  );
}
