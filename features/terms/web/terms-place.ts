import type { AnyCall } from "#kit/contract/call.ts";
import { typedInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { Question } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import type { useForm } from "#kit/web/forms/use-form.ts";
import type { LoadedQuery } from "#kit/web/query/loaded.tsx";
import type { TermsVersion } from "../contract/versions.ts";

/** What is typed: the time is `YYYY-MM-DDTHH:mm` in Japan, "" where it is at once. */
export type NewTermsValues = { content: string; effective_at: string };

export const timeOf = ({ effective_at }: NewTermsValues): string | null =>
  effective_at === "" ? null : typedInstant(effective_at);

/** Returns the body of the call that publishes. */
export const newVersionOf = (values: NewTermsValues, based_on: number) => ({
  content: values.content,
  based_on,
  effective_at: timeOf(values),
});

/** Where the form of a new version and its place meet. */
export type NewTermsOptions = {
  readonly initial: () => NewTermsValues;
  readonly ask: (values: NewTermsValues) => Question;
  readonly onReload: () => Promise<unknown>;
  readonly done: (answer: { readonly data: { readonly version: number } }) => string;
};

/** The versions of one document come from here; it stays the same as long as its screen is shown. */
export type TermsPlace = {
  readonly of: "community" | "provider";
  readonly useVersions: () => LoadedQuery<{
    readonly data: {
      readonly records: readonly (TermsVersion & { readonly published_by?: string | null })[];
    };
    readonly bound_count: number;
  }> & { readonly refetch: () => Promise<unknown> };
  readonly useVersion: (version: number) => LoadedQuery<{ readonly data: { readonly content: string } }>;
  readonly useNewVersion: (
    newest: number,
    options: NewTermsOptions,
  ) => ReturnType<typeof useForm<NewTermsValues, AnyCall>>;
  /** Leads to who has agreed to a version. */
  readonly consentsPath?: (version: number) => string;
};
