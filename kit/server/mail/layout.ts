import chroma from "chroma-js";
import type { Language } from "#kit/contract/language.ts";
import { escapeHtml } from "./escape-html.ts";
import { assertHttpUrl } from "./mail.ts";

export type MailContent = {
  readonly language: Language;
  /** This is shown above the heading; without it, the product's name does. */
  readonly communityName?: string;
  /** The community's colour is `#rrggbb`. */
  readonly accent?: string;
  readonly heading: string;
  /** Paragraphs are plain text; line breaks are kept. */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Each of these further links is on a line of its own. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly footnotes?: readonly string[];
  /** These links at the very end are about the mail itself. */
  readonly footLinks?: readonly { readonly label: string; readonly url: string }[];
  /** A mail whose answers are read does not say that it takes none. */
  readonly takesAnswers?: boolean;
};

const productName = "Enishi";
const defaultAccent = "#2f4b8f";

const texts = {
  ja: {
    pasteUrl: "ボタンを押せない場合は、次のURLをブラウザーに貼り付けてお開きください。",
    sendOnly: "このメールは送信専用です。ご返信いただいてもお答えできませんので、ご了承ください。",
  },
  en: {
    pasteUrl: "If the button does not work, paste this address into your browser.",
    sendOnly: "This address only sends email. We cannot read replies to it.",
  },
} satisfies Record<Language, { pasteUrl: string; sendOnly: string }>;

const font =
  "font-family:'Hiragino Sans','Yu Gothic UI','Noto Sans JP',Meiryo,-apple-system,'Segoe UI',sans-serif";

/** Many mail programs drop style sheets, so the light colours are inline and only the dark ones are here. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: #1b1a19 !important; }
  .card { background: #262422 !important; border-color: #45413d !important; }
  .ink { color: #f1efed !important; }
  .soft { color: #bdb7b1 !important; }
  .link { color: #a9bdf0 !important; }
}`;

const buttonColours = (accent: string | undefined) => {
  const background = accent !== undefined && /^#[0-9a-f]{6}$/i.test(accent) ? accent : defaultAccent;
  // Black reaches 4.5:1 on every colour on which white does not; the page's dark grey may not.
  return { background, ink: chroma.contrast(background, "#ffffff") < 4.5 ? "#000000" : "#ffffff" };
};

const lines = (text: string) => escapeHtml(text).replace(/\r\n?|\n/g, "<br>");

function actionHtml({ language, action, accent }: MailContent): string {
  if (!action) return "";
  const { background, ink } = buttonColours(accent);
  const url = escapeHtml(action.url);
  const button = `display:inline-block;padding:14px 28px;border-radius:8px;background:${background};color:${ink};font-weight:bold;font-size:16px;text-decoration:none`;
  return `<p style="margin:28px 0;text-align:center"><a href="${url}" style="${button}">${escapeHtml(action.label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;color:#6b655f">${texts[language].pasteUrl}<br><a class="link" href="${url}" style="color:#2f4b8f;word-break:break-all">${url}</a></p>`;
}

const linksHtml = (links: MailContent["links"] = []) =>
  links
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 8px"><a class="link" href="${escapeHtml(url)}" style="color:#2f4b8f">${escapeHtml(label)}</a></p>`,
    )
    .join("\n");

const footOf = ({ language, footnotes = [], takesAnswers }: MailContent): readonly string[] =>
  takesAnswers ? footnotes : [...footnotes, texts[language].sendOnly];

function html(content: MailContent): string {
  const { language, heading, paragraphs } = content;
  const name = escapeHtml(content.communityName ?? productName);
  const body = paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px">${lines(text)}</p>`);
  const foot = footOf(content).map(
    (text) => `<p class="soft" style="margin:0 0 8px;font-size:13px;color:#6b655f">${lines(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="margin:0;padding:16px;background:#f7f5f3">
<div class="page" style="max-width:560px;margin:0 auto;background:#f7f5f3;${font};font-size:16px;line-height:1.7;color:#2b2825;overflow-wrap:anywhere">
<p class="soft" style="margin:8px 0 12px;font-size:14px;font-weight:bold;color:#6b655f">${name}</p>
<div class="card" style="padding:24px 20px;background:#ffffff;border:1px solid #e4e0dc;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:1.35">${escapeHtml(heading)}</h1>
${body.join("\n")}
${linksHtml(content.links)}
${actionHtml(content)}
</div>
<div style="padding:16px 4px">
${foot.join("\n")}
${linksHtml(content.footLinks)}
</div>
</div>
</body>
</html>
`;
}

function text(content: MailContent): string {
  const { communityName, heading, paragraphs, action, links = [] } = content;
  const parts = [`${communityName ?? productName}\n\n${heading}`, ...paragraphs];
  for (const { label, url } of action ? [...links, action] : links) parts.push(`${label}\n${url}`);
  parts.push(["----------------", ...footOf(content)].join("\n"));
  for (const { label, url } of content.footLinks ?? []) parts.push(`${label}\n${url}`);
  return `${parts.join("\n\n")}\n`;
}

/**
 * Renders every mail as text and as HTML in one layout; all its content is plain text.
 * @throws TypeError when the URL of the action or of a link is not http(s)
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  for (const { url } of [...(content.links ?? []), ...(content.footLinks ?? [])]) assertHttpUrl(url);
  if (content.action) assertHttpUrl(content.action.url);
  return { text: text(content), html: html(content) };
}
