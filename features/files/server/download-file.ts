import { commonErrors } from "#kit/contract/errors.ts";
import type { Member } from "#kit/server/access/actor.ts";
import { Failure, failure, found } from "#kit/server/failure.ts";
import type { Context } from "#kit/server/http/context.ts";
import { type BinaryAnswer, serve } from "#kit/server/http/serve.ts";
import { downloadFile } from "../contract/calls.ts";
import { type FoundFile, type ShowsSql, type StoredVariant, shownFile } from "./files.sql.ts";
import { viewerOf } from "./policy.ts";

/** An image never changes under its id, but who may see it does: a browser caches the bytes and asks each time. */
const KEPT_AND_ASKED_FOR = "private, no-cache";

type Asking = Pick<Context<"public">, "account" | "enter" | "run">;

/** Returns the member, or why they may not enter; the refusal is answered unless the file is public. */
async function tryToEnter(context: Asking, communityId: number): Promise<Member | Failure> {
  if (!context.account) return failure(commonErrors.ERROR_UNAUTHENTICATED);
  try {
    return await context.enter(communityId);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

async function findFile(
  context: Asking,
  shown: ReturnType<typeof shownFile>,
  communityId: number,
  fileId: number,
): Promise<FoundFile> {
  const entered = await tryToEnter(context, communityId);
  const [file] = await context.run(shown, {
    file: fileId,
    community: communityId,
    ...viewerOf(entered instanceof Failure ? undefined : entered),
  });
  if (file) return file;
  throw entered instanceof Failure ? entered : failure(commonErrors.RECORD_NOT_FOUND);
}

const describe = (
  fileId: number,
  { name, contentType }: StoredVariant,
): Omit<BinaryAnswer, "bytes"> & { etag: string } => {
  const etag = `"${fileId}-${name}"`;
  return { contentType, etag, headers: { etag, vary: "Accept", "cache-control": KEPT_AND_ASKED_FOR } };
};

type FileVariant = { readonly fileId: number; readonly size: number | undefined };

/** Answers the image in the size and format that suit the browser, or 304 where it has it already. */
export async function answerImage(
  { request, services }: Pick<Context, "request" | "services">,
  file: FoundFile,
  { fileId, size }: FileVariant,
): Promise<BinaryAnswer> {
  const { header } = request;
  const variant = found(chooseVariant(file.variants, size, header("accept")));
  const { etag, ...answer } = describe(fileId, variant);
  if (header("if-none-match").includes(etag)) return { ...answer, status: 304, bytes: new Uint8Array() };
  const bytes = found(await services.storage.get(`${file.storage_key}/${variant.name}`));
  return { ...answer, bytes };
}

export function downloadFileRoute(shows: ShowsSql) {
  const shown = shownFile(shows);
  return serve(downloadFile, async (context, { params: { id, fileId }, query: { size } }) =>
    answerImage(context, await findFile(context, shown, id, fileId), { fileId, size }),
  );
}

/** Chooses the smallest variant of at least `width` pixels, else the largest; as WebP where the browser accepts it. */
function chooseVariant(
  variants: readonly StoredVariant[],
  width: number | undefined,
  accept: string,
): StoredVariant | undefined {
  const webp = accept.includes("image/webp");
  const usable = variants
    .filter(({ contentType }) => (contentType === "image/webp") === webp)
    .sort((a, b) => a.width - b.width);
  const wanted = width ?? Number.POSITIVE_INFINITY;
  return usable.find((variant) => variant.width >= wanted) ?? usable.at(-1);
}
