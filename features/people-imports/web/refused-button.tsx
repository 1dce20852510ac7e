import { IconDownload } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "#kit/web/api/send.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { downloadRefused, type ImportView } from "../contract/calls.ts";
import { useImportMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly view: ImportView };

export function RefusedButton({ communityId, view }: Props) {
  const text = useImportMessages();
  const { language } = useLanguage();
  const count = view.counts?.refused ?? 0;
  if (count === 0) return null;
  const params = { id: communityId, import_id: view.id };
  const query = { language, request_path: location.pathname };
  return (
    <Button
      icon={<IconDownload size={18} aria-hidden="true" />}
      title={text.refusedHint}
      onClick={() => saveAs(callUrl(downloadRefused, { params, query }))}
    >
      {text.downloadRefused(count.toLocaleString())}
    </Button>
  );
}
