import { IconMessageOff } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type BannedWord, deleteBannedWord, listBannedWords } from "../contract/operator-calls.ts";
import { AddWordsDialog } from "./add-words-dialog.tsx";
import { useBannedWordMessages } from "./messages.ts";
import { TrialDialog } from "./trial-dialog.tsx";

/** Lists the words that nobody may write, and those allowed though they hold one. */
export default function BannedWordsScreen() {
  const text = useBannedWordMessages();
  const table = useTable(listBannedWords, { params: {} });
  const [opened, setOpened] = useState<"add" | "trial" | null>(null);
  const close = () => setOpened(null);
  const remove = useAction(deleteBannedWord, {
    input: ({ id }: BannedWord) => ({ params: { word_id: id } }),
    ask: ({ word }) => ({
      title: text.ask.title(word),
      message: text.ask.message,
      confirmLabel: text.ask.confirm,
      danger: true,
    }),
    done: (_, { word }) => text.deleted(word),
    gone: ({ word }) => text.gone(word),
  });
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="things"
        search={text.search}
        cells={{}}
        target={({ id, word }) => ({ id, number: id, name: word })}
        empty={{ icon: IconMessageOff, title: text.empty, hint: text.emptyHint }}
        action={
          <>
            <Button onClick={() => setOpened("trial")}>{text.try}</Button>
            <Button variant="primary" onClick={() => setOpened("add")}>
              {text.add}
            </Button>
          </>
        }
        acts={(row) => [{ label: text.delete, danger: true, onSelect: () => remove.run(row) }]}
      />
      {opened === "add" && <AddWordsDialog onClose={close} />}
      {opened === "trial" && <TrialDialog onClose={close} />}
      {remove.dialog}
    </>
  );
}
