import { commonErrors } from "#kit/contract/errors.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";
import { templateErrors } from "../contract/errors.ts";
import * as sql from "./message-templates.sql.ts";

const templateView = ({ updated_at, ...row }: sql.TemplateRow): calls.MessageTemplate => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

/** @throws RECORD_NOT_FOUND for a template of another community */
async function loadTemplate(db: Db, communityId: number, id: number): Promise<sql.TemplateRow> {
  return found(await sql.findTemplate(db, communityId, id));
}

const nameTaken = () => failure(templateErrors.ERROR_TEMPLATE_NAME_TAKEN, { field: "name" });

/** @throws for a text that whoever sends it later would be refused. */
function assertSendable({ type, body }: Pick<calls.MessageTemplate, "type" | "body">): void {
  const hasUrl = body.includes(calls.GROUP_URL_PLACEHOLDER);
  const needsUrl = type === "group_invitation";
  if (hasUrl === needsUrl) return;
  const { ERROR_TEMPLATE_GROUP_URL, ERROR_TEMPLATE_NO_GROUP_URL } = templateErrors;
  throw failure(hasUrl ? ERROR_TEMPLATE_GROUP_URL : ERROR_TEMPLATE_NO_GROUP_URL, { field: "body" });
}

const targetOf = ({ id }: sql.TemplateRow) => ({ kind: "template", id }) as const;
const valuesOf = ({ name, type, body }: sql.TemplateRow) => ({ name, type, body });

export const messageTemplateRoutes = [
  ...serveList(calls.listMessageTemplates, {
    from: ({ db, member }) => sql.templatesOf(db, member.communityId),
    id: "id",
    ...sql.templateFields,
  }),

  serve(calls.createMessageTemplate, async (work, { body }) => {
    assertSendable(body);
    const row = await sql.insertTemplate(work.db, work.member.communityId, body, work.now);
    if (!row) throw nameTaken();
    await recordAct(work, { target: targetOf(row), changes: changesBetween({}, valuesOf(row)) });
    return { data: templateView(row) };
  }),

  serve(calls.showMessageTemplate, async ({ db, member }, { params }) => ({
    data: templateView(await loadTemplate(db, member.communityId, params.template_id)),
  })),

  serve(calls.updateMessageTemplate, async (work, { params, body: { updated_at: seen, ...values } }) => {
    const { db, now } = work;
    const { communityId } = work.member;
    const before = await loadTemplate(db, communityId, params.template_id);
    assertSendable(values);
    if (await sql.isNameTaken(db, communityId, values.name, before.id)) throw nameTaken();
    const row = await sql.updateTemplate(db, { communityId, id: before.id }, values, { seen, now });
    if (!row) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await recordAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(before), valuesOf(row)),
    });
    return { data: templateView(row) };
  }),

  serve(calls.deleteMessageTemplate, async (work, { params }) => {
    const { communityId } = work.member;
    const row = await loadTemplate(work.db, communityId, params.template_id);
    await sql.deleteTemplate(work.db, { communityId, id: row.id });
    await recordAct(work, {
      target: targetOf(row),
      changes: changesBetween(valuesOf(row), { name: null, type: null, body: null }),
    });
  }),
];
