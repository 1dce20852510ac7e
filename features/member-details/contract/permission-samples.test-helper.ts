import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { showRegistrationColumns } from "./calls.ts";
import { countAnswers, saveEntryForm, showEntryForm } from "./entry-form.ts";
import { defaultForm } from "./form.ts";

const community = ({ aoba }: World) => ({ params: { id: aoba } });

export const permissionSamples = [
  sample(countAnswers, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(showEntryForm, "the community's", ({ aoba }) => ({ params: { id: aoba } })),
  sample(saveEntryForm, "the community's", ({ aoba }) => ({ params: { id: aoba }, body: defaultForm })),
  sample(showRegistrationColumns, "the community's", community),
];
