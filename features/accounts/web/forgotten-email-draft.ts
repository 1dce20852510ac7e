import type { FlowStep } from "#kit/ui/form-flow/form-flow.tsx";
import { readTabDraft, removeTabDraft, writeTabDraft } from "#kit/web/drafts/tab-draft.ts";
import type { ForgottenEmail } from "../contract/schemas.ts";

const KEY = "enishi.forgotten_email";
const blank: ForgottenEmail = { family_name: "", given_name: "", birthday: "", community_name: "" };

export const readForgottenEmail = (): ForgottenEmail | null => readTabDraft<ForgottenEmail>(KEY);
export const beginForgottenEmail = (): ForgottenEmail => ({ ...blank, ...readForgottenEmail() });
export const keepForgottenEmail = (typed: ForgottenEmail): void => writeTabDraft(KEY, typed);
export const endForgottenEmail = (): void => removeTabDraft(KEY);

export const forgottenEmailSteps: readonly FlowStep[] = ["input", "confirm", "finished"];
