import { OwnerForm } from "#features/accounts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { saveAs } from "#kit/ui/save-as.ts";
import { callUrl } from "#kit/web/api/send.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import * as calls from "../contract/calls.ts";
import { useClosingMessages } from "./messages.ts";

type Props = AnswerOf<typeof calls.showClosing>["data"] & { readonly communityId: number };

const groups = ["alumni", "employees", "candidates"] as const;
const size = (bytes: number) => {
  const [unit, divisor] =
    bytes < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  return (bytes / divisor).toLocaleString("en", { style: "unit", unit, maximumFractionDigits: 1 });
};
const minute = (at: string) => formatMinute(new Date(at));

/** First nobody gets in any more. It can be stopped until something is erased. */
export function BeginStep({ communityId, name, left, closing }: Props) {
  const text = useClosingMessages().begin;
  const cancel = useAction(calls.cancelClosing, {
    input: () => ({ params: { community_id: communityId } }),
    ask: () => ({ title: text.askCancel(name), message: text.cancelLead, confirmLabel: text.cancel }),
    done: () => text.cancelled(name),
  });
  const canStop = closing?.state === "closing" || closing?.state === "exported";
  return (
    <Card className={common.stack4}>
      <h2>{text.title}</h2>
      {left && (
        <ConfirmList
          items={groups.map((group) => ({ label: text.left[group], value: text.people(left[group]) }))}
        />
      )}
      {closing ? (
        <p>{text.begun(minute(closing.started_at), closing.started_by)}</p>
      ) : (
        <NameForm
          call={calls.beginClosing}
          communityId={communityId}
          name={name}
          lead={text.lead}
          submit={text.submit}
        />
      )}
      {canStop && (
        <div>
          <Button pending={cancel.isPending} onClick={() => cancel.run()}>
            {text.stop}
          </Button>
        </div>
      )}
      {cancel.dialog}
    </Card>
  );
}

/** Then its data is handed over. It may be exported again; the last file counts. */
export function ExportStep({ communityId, closing }: Props) {
  const text = useClosingMessages().export;
  const params = { community_id: communityId };
  const isOpen = closing?.state === "closing" || closing?.state === "exported";
  const file = closing?.export;
  return (
    <Card className={common.stack4}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {file && (
        <ConfirmList
          items={[
            { label: text.facts.at, value: minute(file.at) },
            { label: text.facts.bytes, value: size(file.bytes) },
            { label: text.facts.rows, value: file.rows.toLocaleString() },
            { label: text.facts.files, value: file.files.toLocaleString() },
            { label: text.facts.sha256, value: <code>{file.sha256}</code> },
          ]}
        />
      )}
      {isOpen && (
        <OwnerForm
          call={calls.prepareClosingExport}
          inputOf={(body) => ({ params, body: { ...body, current_password: body.current_password ?? "" } })}
          submit={file ? text.again : text.submit}
          done={() => text.started}
          onDone={({ data: { ticket } }) =>
            saveAs(
              callUrl(calls.exportCommunity, { params, query: { ticket, request_path: location.pathname } }),
            )
          }
        />
      )}
      {!closing && <p className={common.dim}>{text.first}</p>}
    </Card>
  );
}

/** Last, everything is erased for good. What has been erased remains as a certificate. */
export function EraseStep({ communityId, name, closing }: Props) {
  const text = useClosingMessages().erase;
  const erasure = closing?.erasure;
  return (
    <Card className={common.stack4}>
      <h2>{text.title}</h2>
      {erasure ? (
        <>
          <p role="status">{erasure.at ? text.done(minute(erasure.at), erasure.by) : text.going}</p>
          <ConfirmList
            items={erasure.tables.map(({ table, rows }) => ({ label: table, value: rows.toLocaleString() }))}
          />
          {erasure.at && (
            <div>
              <Button onClick={() => window.print()}>{text.print}</Button>
            </div>
          )}
        </>
      ) : (
        <p>{text.lead}</p>
      )}
      {closing?.state === "exported" && (
        <NameForm
          call={calls.eraseCommunity}
          communityId={communityId}
          name={name}
          lead={text.ask}
          submit={text.submit}
        />
      )}
      {!erasure && closing?.state !== "exported" && <p className={common.dim}>{text.first}</p>}
    </Card>
  );
}

type NameFormProps = {
  readonly call: typeof calls.beginClosing | typeof calls.eraseCommunity;
  readonly communityId: number;
  readonly name: string;
  readonly lead: string;
  readonly submit: string;
};

/** Asks for the community's name, so that nobody ends another one. */
function NameForm({ call, communityId, name, lead, submit }: NameFormProps) {
  const text = useClosingMessages();
  const form = useForm(call, {
    initial: () => ({ name: "" }),
    input: (body) => ({ params: { community_id: communityId }, body }),
  });
  return (
    <Form form={form} submit={submit} variant="danger">
      <p>{lead}</p>
      <TextField
        {...form.bind("name")}
        label={text.name}
        hint={text.nameHint(name)}
        autoComplete="off"
        required
      />
    </Form>
  );
}
