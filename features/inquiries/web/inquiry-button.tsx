import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonProps } from "#kit/ui/button/button.tsx";
import { defineMessages } from "#kit/web/i18n.ts";

const useText = defineMessages({ label: "お問い合わせ" }, { label: "Contact us" });

/** It is loaded when somebody wants to ask something, inside a `Suspense`. */
export const InquiryModal = lazy(() => import("./inquiry-modal.tsx"));

type Props = Pick<ButtonProps, "size" | "variant"> & { readonly children?: ReactNode };

/** Opens an inquiry to the provider, for people who have nobody else to ask; `children` are its words within a sentence. */
export function InquiryButton({ children, ...look }: Props) {
  const text = useText();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setAsks(true)}>
        {children ?? text.label}
      </Button>
      {asks && (
        <Suspense>
          <InquiryModal communityId={null} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
