import { IconCloudOff } from "@tabler/icons-react";
import { defineMessages } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";

const useText = defineMessages(
  { title: "読み込めませんでした", retry: "もう一度読み込む" },
  { title: "This could not be loaded", retry: "Try again" },
);

/** Says what happened and offers a retry. `message` is the text of the error. */
export function ErrorState({
  message,
  onRetry,
  pending,
  isWholeScreen = false,
}: {
  message?: string;
  onRetry?: () => void;
  pending?: boolean;
  isWholeScreen?: boolean;
}) {
  const text = useText();
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={text.title}
        isWholeScreen={isWholeScreen}
        action={
          onRetry && (
            <Button onClick={onRetry} pending={pending ?? false}>
              {text.retry}
            </Button>
          )
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
