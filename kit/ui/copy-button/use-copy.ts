import { defineMessages } from "#kit/web/i18n.ts";
import { toast } from "../toaster/toast.ts";

const useText = defineMessages(
  { failed: "コピーできませんでした。長押しして選んでください。" },
  { failed: "This could not be copied. Select it yourself." },
);

/** Puts a text on the clipboard; answers whether it is there, and says so where it is not. */
export function useCopy() {
  const { failed } = useText();
  return (text: string): Promise<boolean> =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => {
        toast({ type: "error", message: failed });
        return false;
      },
    );
}
