import { escapeHtml } from "./escape-html.ts";
import type { StoredMail } from "./mailbox.ts";

const styles = `
:root { color-scheme: light dark; }
body { max-width: 720px; margin: 0 auto; padding: 16px; font: 16px/1.7 "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", Meiryo, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 20px; line-height: 1.35; }
ul { list-style: none; padding: 0; }
li { border-bottom: 1px solid #8884; padding: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 12px; }
dd { margin: 0; }
pre { font: inherit; white-space: pre-wrap; border: 1px solid #8884; border-radius: 12px; padding: 16px; }
iframe { width: 100%; height: 640px; border: 1px solid #8884; border-radius: 12px; background: #fff; }
small { opacity: 0.8; }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

const time = new Intl.DateTimeFormat("ja-JP", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Tokyo",
});

const receiver = ({ to }: StoredMail) => escapeHtml(to.name ? `${to.name} <${to.address}>` : to.address);
const replyTo = (mail: StoredMail) =>
  mail.replyTo === undefined ? "" : `<dt>Reply-To</dt><dd>${escapeHtml(mail.replyTo)}</dd>`;
const sentAt = (mail: StoredMail) =>
  `<time datetime="${escapeHtml(mail.sentAt)}">${time.format(new Date(mail.sentAt))}</time>`;

/** URLs become links in a new tab; a full-width stop or bracket ends one, as it does for a reader. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"'、。「」()()]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1
        ? `<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>`
        : safe;
    })
    .join("");

/** Renders the list of the development mailbox. `basePath` has no slash at its end. */
export function renderMailboxPage(mails: readonly StoredMail[], basePath = "/dev/mailbox"): string {
  const rows = mails.map(
    (mail) => `<li><a href="${escapeHtml(`${basePath}/${mail.id}`)}">${escapeHtml(mail.subject)}</a><br>
<small>${receiver(mail)} · ${sentAt(mail)}</small></li>`,
  );
  const list =
    rows.length > 0 ? `<ul>\n${rows.join("\n")}\n</ul>` : "<p>まだメールは送信されていません。</p>";
  return page("開発用メールボックス / Development mailbox", list);
}

/** Renders one mail. Its HTML is shown in a sandboxed frame: no scripts, no forms, links only to a new tab. */
export function renderMailPage(mail: StoredMail, basePath = "/dev/mailbox"): string {
  // Without the base, a link would open inside the frame.
  const framed = mail.html.replace(/<head>/i, '<head><base target="_blank">');
  return page(
    mail.subject,
    `<p><a href="${escapeHtml(basePath)}">一覧へ戻る / Back to the list</a></p>
<dl><dt>To</dt><dd>${receiver(mail)}</dd><dt>From</dt><dd>${escapeHtml(mail.from)}</dd>${replyTo(mail)}<dt>Date</dt><dd>${sentAt(mail)}</dd></dl>
<pre>${linked(mail.text)}</pre>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`,
  );
}
