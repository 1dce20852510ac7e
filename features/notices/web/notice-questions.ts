type Titled = { readonly title: string };
type Question<T> = { readonly title: T; readonly confirm: string };
type OfName = (name: string) => string;
type Words = {
  readonly askPublish: Question<string>;
  readonly published: OfName;
  readonly askHide: Question<OfName> & { readonly message: string };
  readonly hidden: OfName;
  readonly askDelete: Question<OfName> & { readonly message: string };
  readonly deleted: OfName;
  readonly gone: OfName;
};

/**
 * Returns what is asked before a notice is published, hidden or deleted from its row, and said of it afterwards.
 * `published` is what publishing does.
 */
export function noticeQuestions(text: Words, published: string) {
  const gone = ({ title }: Titled) => text.gone(title);
  const said =
    (words: OfName) =>
    (_: unknown, { title }: Titled) =>
      words(title);
  return {
    publish: {
      ask: () => ({
        title: text.askPublish.title,
        message: published,
        confirmLabel: text.askPublish.confirm,
      }),
      done: said(text.published),
      gone,
    },
    hide: {
      ask: ({ title }: Titled) => ({
        title: text.askHide.title(title),
        message: text.askHide.message,
        confirmLabel: text.askHide.confirm,
      }),
      done: said(text.hidden),
      gone,
    },
    remove: {
      ask: ({ title }: Titled) => ({
        title: text.askDelete.title(title),
        message: text.askDelete.message,
        confirmLabel: text.askDelete.confirm,
        danger: true,
      }),
      done: said(text.deleted),
      gone,
    },
  };
}
