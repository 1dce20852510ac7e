import { IconDownload } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "#kit/web/api/send.ts";
import { downloadOperatorInquiryFile, type InquiryDetail } from "../contract/calls.ts";
import { useInquiriesMessages } from "./messages.ts";

const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;

function size(bytes: number): string {
  const [unit, divisor] =
    bytes < MEGABYTE ? (["kilobyte", KILOBYTE] as const) : (["megabyte", MEGABYTE] as const);
  return (bytes / divisor).toLocaleString("en", { style: "unit", unit, maximumFractionDigits: 1 });
}

export function AttachmentList({ inquiry: { id, files } }: { readonly inquiry: InquiryDetail }) {
  const text = useInquiriesMessages();
  const save = (position: number, name: string) =>
    saveAs(
      callUrl(downloadOperatorInquiryFile, {
        params: { inquiry_id: id, position },
        query: { request_path: location.pathname },
      }),
      name,
    );
  return (
    <section className={common.stack2} aria-label={text.files}>
      <h2>{text.files}</h2>
      <div className={common.start2}>
        {files.map(({ position, name, size: bytes }) => (
          <Button
            key={position}
            icon={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => save(position, name)}
          >
            <span>
              <bdi>{name}</bdi> ({size(bytes)})
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
