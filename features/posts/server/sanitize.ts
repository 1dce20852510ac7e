import sanitizeHtml from "sanitize-html";

/** The editor makes and the reader shows only these; the rest is removed, scripts and styles with their content. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "s", "a", "ul", "ol", "li", "blockquote", "h2", "h3"],
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 12,
  transformTags: {
    b: "strong",
    i: "em",
    a: sanitizeHtml.simpleTransform("a", { target: "_blank", rel: "noopener noreferrer nofollow ugc" }),
  },
};

export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed).trim();
