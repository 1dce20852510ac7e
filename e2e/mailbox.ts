import { expect, type Page } from "@playwright/test";

const MAILBOX = "/dev/mailbox";
let since = 0;
const opened = new Set<string>();

/** A mail's id begins with the time it was stored, in milliseconds. */
const isNew = (id: string): boolean => Number(id.slice(0, 15)) >= since && !opened.has(id);

/** Begins a journey: mails of earlier ones, or of its first try, are no answer to what it does. */
export function beginMailbox(): void {
  since = Date.now();
  opened.clear();
}

/**
 * Opens the unopened mail with the subject to the address that has come since the journey began. Two such mails are a
 * fault of the journey: it could not say which one it waits for.
 */
export async function openMail(page: Page, address: string, subject: RegExp): Promise<void> {
  const mails = page.getByRole("listitem").filter({ hasText: address }).getByRole("link", { name: subject });
  const newOnes = async () => {
    await page.goto(MAILBOX);
    const paths = await Promise.all((await mails.all()).map((mail) => mail.getAttribute("href")));
    return paths.map((path) => (path ?? "").slice(MAILBOX.length + 1)).filter(isNew);
  };
  let found: string[] = [];
  await expect
    .poll(async () => (found = await newOnes()), { message: `a new mail to ${address} about ${subject}` })
    .not.toEqual([]);
  const [id = "", ...others] = found;
  expect(others, `other new mails to ${address} about ${subject}`).toEqual([]);
  opened.add(id);
  await page.goto(`${MAILBOX}/${id}`);
}

/** Opens such a mail and returns its first link. */
export async function linkMailedTo(page: Page, address: string, subject: RegExp): Promise<string> {
  await openMail(page, address, subject);
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /^https?:/ })
    .first();
  return (await link.getAttribute("href")) ?? "";
}
