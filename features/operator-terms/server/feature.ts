import { listTermsOf, publishNextTerms, showTermsOf } from "#features/terms/server/index.ts";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import type { Feature } from "#kit/server/feature.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordOperatorAct } from "#kit/server/work/record-act.ts";
import * as calls from "../contract/calls.ts";

const provider = { communityId: null, document: "provider" } as const;

const routes = [
  serve(calls.listProviderVersions, ({ db }) => listTermsOf(db, provider)),

  serve(calls.showProviderVersion, async ({ db }, { params }) => ({
    data: await showTermsOf(db, provider, params.version),
  })),

  serve(calls.createProviderVersion, async (work, { body: { content, based_on, effective_at: typed } }) => {
    const { db, account } = work;
    const effective_at = typed ? new Date(typed) : null;
    const version = await publishNextTerms(
      work,
      {
        ...provider,
        content,
        effective_at,
        operatorAccountId: account.accountId,
      },
      based_on,
    );
    await recordOperatorAct(work, {
      target: { kind: "providerTerms", id: version },
      changes: {
        version: [based_on, version],
        content: [null, content],
        ...(effective_at && { effective_at: [null, formatMinute(effective_at)] }),
      },
    });
    return { data: await showTermsOf(db, provider, version) };
  }),
];

export const feature: Feature = { name: "operator-terms", routes };
