import { lazy, Suspense } from "react";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { DateTimeField } from "#kit/ui/fields/date-time-field.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { TERMS } from "../contract/limits.ts";
import { type TermsPlace, timeOf } from "./terms-place.ts";
import { useVersionMessages } from "./version-messages.ts";

const Changes = lazy(() => import("./changes.tsx"));

type Props = {
  readonly place: TermsPlace;
  /** So many people are bound by it. */
  readonly boundCount: number;
  readonly newest: number;
  readonly content: string;
  readonly onReload: () => Promise<unknown>;
};

/** What has changed is marked before it is published. */
export function NewTermsForm({ place, boundCount, newest, content, onReload }: Props) {
  const text = useVersionMessages();
  const form = place.useNewVersion(newest, {
    initial: () => ({ content, effective_at: "" }),
    ask: (values) => {
      const time = timeOf(values);
      const isLater = time !== null && new Date(time) > new Date();
      return {
        title: text.ask.title,
        message: isLater
          ? text.ask.later(boundCount, formatMinute(new Date(time)))
          : text.ask.now[place.of](boundCount),
        confirmLabel: text.ask.confirm,
      };
    },
    onReload,
    done: ({ data }) => text.published(data.version),
  });
  const typed = form.values.content;
  return (
    <section aria-labelledby="new-terms" className={common.stack4}>
      <h2 id="new-terms">{text.write}</h2>
      <p className={common.note}>{newest === 0 ? text.none[place.of] : text.current(newest)}</p>
      <Form form={form} submit={text.publish} edits>
        <div className={common.stack4}>
          <TextArea
            {...form.bind("content")}
            label={text.content}
            hint={text.contentHint}
            max={TERMS.max}
            rows={16}
            required
          />
          <DateTimeField {...form.bind("effective_at")} label={text.effective} hint={text.effectiveHint} />
          {newest > 0 && (
            <section aria-labelledby="terms-changes" className={common.stack3}>
              <h3 id="terms-changes">{text.changes}</h3>
              {typed === content ? (
                <p className={common.note}>{text.unchanged}</p>
              ) : (
                <Suspense fallback={<SkeletonLine width="80%" />}>
                  <Changes before={content} after={typed} />
                </Suspense>
              )}
            </section>
          )}
        </div>
      </Form>
    </section>
  );
}
