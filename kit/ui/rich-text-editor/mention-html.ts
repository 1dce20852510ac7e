const TOKEN = /@\{(\d+)\}/g;

/** Replaces `@{id}` tokens of stored HTML by the editor's mention nodes. */
export function toEditorHtml(html: string, names: Readonly<Record<string, string>>): string {
  return html.replace(TOKEN, (_, id: string) => {
    const span = document.createElement("span");
    span.dataset.type = "mention";
    span.dataset.id = id;
    span.dataset.label = names[id] ?? "…";
    return span.outerHTML;
  });
}

export function toStoredHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const span of page.querySelectorAll<HTMLElement>("span[data-type=mention]"))
    span.replaceWith(`@{${span.dataset.id ?? ""}}`);
  return page.body.innerHTML;
}
