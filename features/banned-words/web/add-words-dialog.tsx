import { Button } from "#kit/ui/button/button.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { addBannedWords } from "../contract/operator-calls.ts";
import { type WordKind, wordKinds } from "../contract/word-kinds.ts";
import { useBannedWordMessages } from "./messages.ts";

/** Returns the words of a pasted list, one a line or with commas between. */
export const wordsIn = (pasted: string): string[] =>
  pasted
    .split(/[\n、，,]/)
    .map((word) => word.trim())
    .filter(Boolean);

export function AddWordsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useBannedWordMessages();
  const form = useForm(addBannedWords, {
    initial: (): { kind: WordKind; words: string } => ({ kind: "banned", words: "" }),
    input: ({ kind, words }) => ({ body: { kind, words: wordsIn(words) } }),
    done: ({ data }) => text.added(data.added, data.known),
    onDone: onClose,
  });
  const kind = form.bind("kind");
  return (
    <Modal title={text.addTitle} onClose={onClose} mayClose={() => !form.isSending}>
      <Form form={form} submit={text.submit} other={<Button onClick={onClose}>{text.cancel}</Button>}>
        <RadioGroup
          {...kind}
          onChange={(chosen) => chosen && kind.onChange(chosen)}
          label={text.kind}
          stacked
          choices={wordKinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        <TextArea {...form.bind("words")} label={text.words} hint={text.wordsHint} rows={8} required />
      </Form>
    </Modal>
  );
}
