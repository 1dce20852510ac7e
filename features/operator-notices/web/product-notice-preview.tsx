import { useState } from "react";
import { NoticePreview, OfficeText, ProductIcon } from "#features/notices/web/index.ts";
import type { Language } from "#kit/contract/language.ts";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { previewProductNotice } from "../contract/calls.ts";
import { useOperatorNoticeMessages } from "./messages.ts";
import type { ProductNoticeValues } from "./notice-values.ts";

const PAUSE_MS = 500;

/** Asks the server for the texts as they would be shown. */
function useShown({ content, content_en }: ProductNoticeValues) {
  const body = { content, content_en };
  const hasPaused = useHasPaused(JSON.stringify(body), PAUSE_MS);
  return useCall(
    previewProductNotice,
    { body },
    { enabled: hasPaused, placeholderData: (before) => before, meta: { reported: true } },
  ).data?.data;
}

/** Shows the notice as readers in either language would see it. */
export function ProductNoticePreview({ values }: { readonly values: ProductNoticeValues }) {
  const text = useOperatorNoticeMessages();
  const [language, setLanguage] = useState<Language>("ja");
  const shown = useShown(values);
  const isTranslated = values.title_en.trim() !== "" && shown?.content_en !== "";
  const inEnglish = language === "en" && isTranslated;
  return (
    <NoticePreview
      title={inEnglish ? values.title_en : values.title}
      // The bell tells the day.
      time={values.public_date.slice(0, 10).replaceAll("-", "/")}
      icon={<ProductIcon />}
      about={
        <>
          <RadioGroup
            label={text.preview.language}
            value={language}
            onChange={(chosen) => setLanguage(chosen || "ja")}
            choices={[
              { value: "ja", label: text.field.japanese },
              { value: "en", label: text.field.english },
            ]}
          />
          {language === "en" && !isTranslated && (
            <p role="status" className={common.note}>
              {text.preview.untranslated}
            </p>
          )}
        </>
      }
      detail={<OfficeText html={(inEnglish ? shown?.content_en : shown?.content) ?? ""} />}
    />
  );
}
