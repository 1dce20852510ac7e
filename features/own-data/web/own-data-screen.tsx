import { OwnerForm, SettingsPage } from "#features/accounts/web/index.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "#kit/web/api/send.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { downloadOwnData, prepareOwnData } from "../contract/calls.ts";
import { useOwnDataMessages } from "./messages.ts";

/** Offers everything of one's own to download; the browser itself shows the progress. */
export default function OwnDataScreen() {
  const text = useOwnDataMessages();
  const { language } = useLanguage();
  const begin = (ticket: string) => {
    const query = { ticket, language, request_path: window.location.pathname };
    saveAs(callUrl(downloadOwnData, { query }));
  };
  return (
    <SettingsPage title={text.title} lead={text.lead}>
      <Card className={common.stack3}>
        <h2>{text.what}</h2>
        <ul className={common.bullets}>
          {Object.entries(text.items).map(([key, item]) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
        <p className={common.dim}>{text.not}</p>
        <p>{text.care}</p>
      </Card>
      <Card className={common.stack3}>
        <h2>{text.confirm}</h2>
        <OwnerForm
          call={prepareOwnData}
          inputOf={(body) => ({ body })}
          submit={text.submit}
          done={() => text.begun}
          onDone={({ data }) => begin(data.ticket)}
        />
      </Card>
    </SettingsPage>
  );
}
