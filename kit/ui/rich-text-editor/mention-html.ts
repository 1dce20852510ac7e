const TOKEN = /@\{(\d+)\}/g;

/** Stored HTML with `@{id}` tokens as the editor's mention nodes. */
export function toEditorHtml(html: string, names: Readonly<Record<string, string>>): string {
  return html.replace(TOKEN, (_, id: string) => {
    const span = document.createElement("span");
    span.dataset.type = "mention";
    span.dataset.id = id;
    span.dataset.label = names[id] ?? "…";
    return span.outerHTML;
  });
}

/** The editor's HTML with its mention nodes back as tokens. */
export function toStoredHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const span of page.querySelectorAll<HTMLElement>("span[data-type=mention]"))
    span.replaceWith(`@{${span.dataset.id ?? ""}}`);
  return page.body.innerHTML;
}
