import { useParams } from "react-router";
import { Button } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import { type ImportView, showImport } from "../contract/calls.ts";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { useImportMessages } from "./messages.ts";
import { RunStep } from "./run-step.tsx";
import { type WizardStep, wizardSteps } from "./wizard-steps.ts";

/** Returns the step an import allows: nothing unchecked is confirmed, and nothing carried out is read again. */
function reachable(step: WizardStep, { state }: ImportView): WizardStep {
  if (state === "read") return step === "file" ? step : "columns";
  return state !== "checked" && step === "columns" ? "run" : step;
}

/** OE80: a file is chosen, read, checked and carried out; the URL names the import and the step. */
export default function ImportScreen() {
  const communityId = Number(useParams().id);
  const [address, setAddress] = useAddress();
  const importId = Number(address.get("import")) || null;
  const asked = wizardSteps.find((step) => step === address.get("step")) ?? "file";
  const go = (step: WizardStep, id: number | null = importId) =>
    setAddress(() => new URLSearchParams({ ...(id ? { import: String(id) } : {}), step }));
  if (importId === null || asked === "file")
    return <FileStep communityId={communityId} importId={importId} go={go} />;
  return <Import communityId={communityId} importId={importId} asked={asked} go={go} />;
}

export type Go = (step: WizardStep, importId?: number | null) => void;
type Props = {
  readonly communityId: number;
  readonly importId: number;
  readonly asked: WizardStep;
  readonly go: Go;
};

function Import({ communityId, importId, asked, go }: Props) {
  const text = useImportMessages();
  const query = useCall(showImport, { params: { id: communityId, import_id: importId } });
  const choose = (
    <Button variant="primary" onClick={() => go("file", null)}>
      {text.toFile}
    </Button>
  );
  const gone = (
    <EmptyState title={text.gone} action={choose}>
      {text.goneHint}
    </EmptyState>
  );
  return (
    <Loaded query={query} gone={gone}>
      {({ data }) => {
        const shared = { communityId, view: data, go };
        const step = reachable(asked, data);
        // The columns are others once the file was read in another way.
        const reading = `${data.id} ${data.encoding} ${data.encoding_given}`;
        if (step === "columns") return <ColumnsStep key={reading} {...shared} />;
        return step === "check" ? <CheckStep {...shared} /> : <RunStep {...shared} />;
      }}
    </Loaded>
  );
}
