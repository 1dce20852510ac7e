import type { ReactNode } from "react";
import { StepList } from "#kit/ui/form-flow/form-flow.tsx";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import styles from "./import.module.css";
import { useImportMessages } from "./messages.ts";
import { type WizardStep, wizardSteps } from "./wizard-steps.ts";

type Props = { readonly step: WizardStep; readonly file?: string; readonly children?: ReactNode };

/** Every step begins with its place among the steps and the name of the file. */
export function WizardHead({ step, file, children }: Props) {
  const text = useImportMessages();
  return (
    <>
      <PageHead title={text.title} lead={text.lead}>
        {children}
      </PageHead>
      <div className={styles.where}>
        <StepList steps={wizardSteps} current={step} labels={text.steps} />
        {file && <bdi className={styles.file}>{file}</bdi>}
      </div>
    </>
  );
}
