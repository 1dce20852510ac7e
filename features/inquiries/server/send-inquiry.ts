import { bannedWordFault } from "#features/banned-words/server/index.ts";
import type { UploadedFile } from "#kit/contract/call.ts";
import { commonErrors, type FieldFault } from "#kit/contract/errors.ts";
import { signatureBytes } from "#kit/contract/fields/file-types.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import { putAll } from "#kit/server/files/put-all.ts";
import { removeFiles } from "#kit/server/files/remove-files-job.ts";
import type { Storage } from "#kit/server/files/stored-file.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import type { Work } from "#kit/server/work/work.ts";
import { type AttachmentName, attachmentFault, attachmentNames, keptAs } from "../contract/attachments.ts";
import { sendInquiry } from "../contract/calls.ts";
import { type InquiryFile, insertInquiry, insertInquiryFiles, isCategory } from "./inquiries.sql.ts";
import { mailInquiry, mailInquiryCopy } from "./mail-inquiry.ts";
import { INQUIRIES } from "./remove-old-inquiries.ts";

type Files = { readonly [name in AttachmentName]?: UploadedFile };

const firstOf = (bytes: Uint8Array) => bytes.subarray(0, signatureBytes);

/** Returns the faults that only the server can find, those of the attachments' bytes included. */
async function findFaults(
  db: Db,
  { inquiry_type, content }: { inquiry_type: number; content: string },
  files: Files,
): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const addFault = (field: string, fault: { code: string; params: object } | undefined) => {
    if (fault) faults.push({ message_code: fault.code, field, params: { ...fault.params } });
  };
  if (!(await isCategory(db, inquiry_type))) addFault("inquiry_type", { code: "INVALID_CHOICE", params: {} });
  addFault("content", await bannedWordFault(db, content));
  for (const name of attachmentNames) {
    const file = files[name];
    if (!file) continue;
    const { bytes } = file;
    addFault(name, attachmentFault({ name: file.name, size: bytes.length, first: firstOf(bytes) }));
  }
  return faults;
}

/** Files are stored first: a kill in between leaves bytes that nobody can reach, never a row without its file. */
async function store(storage: Storage, files: Files): Promise<InquiryFile[]> {
  const folder = `${INQUIRIES}/${crypto.randomUUID()}`;
  const given = attachmentNames.flatMap((name) => files[name] ?? []);
  const kept = given.map(({ name, bytes }, index) => {
    const { contentType, name: keptName } = keptAs(name, firstOf(bytes));
    const position = index + 1;
    return { key: `${folder}/${position}`, position, name: keptName, contentType, bytes };
  });
  await putAll(storage, kept);
  return kept.map(({ key, position, name, contentType, bytes }) => ({
    position,
    name,
    content_type: contentType,
    size: bytes.length,
    storage_key: key,
  }));
}

type Inquiry = Parameters<typeof insertInquiry>[1];

async function keep(work: Work, inquiry: Inquiry, files: readonly InquiryFile[]): Promise<void> {
  const inserted = await insertInquiry(work.db, inquiry);
  if (!inserted) {
    if (files.length > 0) work.enqueue(removeFiles, { keys: files.map(({ storage_key }) => storage_key) });
    return;
  }
  if (files.length > 0) await insertInquiryFiles(work.db, inserted.id, files);
  work.enqueue(mailInquiry, { inquiryId: inserted.id });
  if (inquiry.account_id !== null) work.enqueue(mailInquiryCopy, { inquiryId: inserted.id });
}

export const sendInquiryRoute = serveInSteps(sendInquiry, async (context, { body, files }) => {
  const { account, request, services } = context;
  const faults = await findFaults(context.db, body, files);
  if (faults.length > 0) throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, faults);
  const { client_id, ...fields } = body;
  const kept = await store(services.storage, files);
  await context.inTransaction((work) =>
    keep(
      work,
      {
        ...fields,
        client_id,
        account_id: account?.accountId ?? null,
        language: account?.language ?? request.language,
        created_at: work.now,
      },
      kept,
    ),
  );
});
