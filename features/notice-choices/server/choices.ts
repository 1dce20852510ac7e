import { accountClosed } from "#features/accounts/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { on } from "#kit/server/work/domain-event.ts";
import {
  setNoticeChoices,
  showNoticeChoices,
  showSubscription,
  showUnsubscribePage,
  subscribeAgain,
  unsubscribe,
} from "../contract/calls.ts";
import { noticeChoiceErrors } from "../contract/errors.ts";
import {
  administratorKinds,
  type MailKind,
  mailKinds,
  type NoticeChoices,
  proposedChoices,
} from "../contract/kinds.ts";
import { type ChoiceRow, deleteChoices, findChoices, lockOpenAccount, upsertChoices } from "./choices.sql.ts";
import { readUnsubscribeToken, type Subscription } from "./unsubscribe-token.ts";

/** Returns a row for every kind, chosen or by default. */
async function allRows(db: Db, accountId: number): Promise<ChoiceRow[]> {
  const kept = new Map((await findChoices(db, accountId)).map((row) => [row.kind, row]));
  return mailKinds.map(
    (kind) => kept.get(kind) ?? { kind, delivery: proposedChoices[kind], unsubscribed_from: null },
  );
}

const choicesOf = (rows: readonly ChoiceRow[]): NoticeChoices =>
  Object.fromEntries(rows.map(({ kind, delivery }) => [kind, delivery])) as Record<
    MailKind,
    ChoiceRow["delivery"]
  >;

/** The link of a mail names a subscription; `isAdministrator` tells whether its person gets administrators' news. */
type UnsubscribeLink = Subscription & { readonly isAdministrator: boolean; readonly language: Language };
type LinkContext = Pick<Context, "db" | "services">;

/** @throws ERROR_UNSUBSCRIBE_LINK for closed accounts and for tokens that the product has not signed */
async function readLink({ db, services }: LinkContext, token: string): Promise<UnsubscribeLink> {
  const subscription = readUnsubscribeToken(services.secret, token);
  const account = subscription && (await lockOpenAccount(db, subscription.accountId));
  if (!account) throw failure(noticeChoiceErrors.ERROR_UNSUBSCRIBE_LINK);
  return { ...subscription, isAdministrator: account.is_administrator, language: account.language };
}

/** The digest represents every kind that comes with it. */
const isMeant = (
  { scope, isAdministrator }: UnsubscribeLink,
  kind: MailKind,
  delivery: ChoiceRow["delivery"] | null,
): boolean =>
  scope === "digest"
    ? delivery === "daily" && (isAdministrator || !administratorKinds.includes(kind))
    : scope === kind;

async function describe({ db }: LinkContext, subscription: UnsubscribeLink) {
  const rows = await allRows(db, subscription.accountId);
  const switched_off = rows.flatMap(({ kind, unsubscribed_from }) =>
    unsubscribed_from && isMeant(subscription, kind, unsubscribed_from)
      ? [{ kind, delivery: unsubscribed_from }]
      : [],
  );
  const still_on = rows
    .filter(({ kind, delivery }) => delivery !== "off" && isMeant(subscription, kind, delivery))
    .map(({ kind, delivery }) => ({ kind, delivery }));
  const { scope, language } = subscription;
  return { data: { scope, language, switched_off, still_on } };
}

export const noticeChoiceRoutes = [
  serve(showNoticeChoices, async ({ db, account }) => ({
    data: choicesOf(await allRows(db, account.accountId)),
  })),

  serve(setNoticeChoices, async ({ db, account }, { body }) => {
    const chosen = mailKinds.flatMap((kind) => {
      const delivery = body[kind];
      return delivery ? [{ kind, delivery, unsubscribed_from: null }] : [];
    });
    await upsertChoices(db, account.accountId, chosen);
    return { data: choicesOf(await allRows(db, account.accountId)) };
  }),

  serve(unsubscribe, async (context, { query }) => {
    const subscription = await readLink(context, query.token);
    const rows = await allRows(context.db, subscription.accountId);
    const off = rows
      .filter(({ kind, delivery }) => isMeant(subscription, kind, delivery))
      .flatMap(({ kind, delivery: before }) =>
        before === "off" ? [] : [{ kind, delivery: "off" as const, unsubscribed_from: before }],
      );
    await upsertChoices(context.db, subscription.accountId, off);
    return describe(context, subscription);
  }),

  serve(showUnsubscribePage, async ({ services }, { query }) => {
    const url = services.publicUrl + linkTo("/mail/unsubscribe", {}, { token: query.token });
    const page = `<!doctype html><meta charset="utf-8"><title>Enishi</title><meta http-equiv="refresh" content="0;url=${url}"><a href="${url}">Enishi</a>`;
    return { contentType: "text/html; charset=utf-8", bytes: Buffer.from(page) };
  }),

  serve(showSubscription, async (context, { body }) =>
    describe(context, await readLink(context, body.token)),
  ),

  serve(subscribeAgain, async (context, { body }) => {
    const subscription = await readLink(context, body.token);
    const rows = await allRows(context.db, subscription.accountId);
    const again = rows.flatMap(({ kind, unsubscribed_from }) =>
      unsubscribed_from && isMeant(subscription, kind, unsubscribed_from)
        ? [{ kind, delivery: unsubscribed_from, unsubscribed_from: null }]
        : [],
    );
    await upsertChoices(context.db, subscription.accountId, again);
    return describe(context, subscription);
  }),
];

/** Nothing of a closed account is kept. */
export const forgetClosedAccount = on(accountClosed, (work, { accountId }) =>
  deleteChoices(work.db, accountId),
);
