import type { ReactNode } from "react";
import type { Language } from "#kit/contract/language.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { Loaded, type LoadedQuery } from "#kit/web/query/loaded.tsx";
import { useMailedLanguage } from "#kit/web/use-mailed-language.ts";

type OfMail = { readonly data: { readonly language: Language } };

type LinkProps<A> = {
  readonly link: LoadedQuery<A>;
  readonly label: string;
  readonly refused: (code: string) => ReactNode;
  readonly children: (answer: A) => ReactNode;
};

/** Checks the link of a mail and shows its refusal or, for a valid one, what it is for, in the mail's language. */
export function LoadedLink<A extends OfMail>({ link, label, refused, children }: LinkProps<A>) {
  useMailedLanguage(link.data?.data.language);
  const checking = (
    <Card className={common.start4}>
      <h1>{label}</h1>
      <SkeletonLine width="70%" />
    </Card>
  );
  return (
    <Loaded
      query={link}
      skeleton={checking}
      refused={(error) => (isRefusal(error) ? refused(error.code) : undefined)}
    >
      {children}
    </Loaded>
  );
}

/** The server has said what is wrong with the link; after any other error it may be tried again. */
export const isRefusal = (error: ApiError | null): error is ApiError => error?.status === 400;
