import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWorded } from "#features/banned-words/web/index.ts";
import type { PicturesState } from "#features/files/web/index.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { focusFirstError } from "#kit/ui/fields/focus-first-error.ts";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { send } from "#kit/web/api/send.ts";
import { Form, useAskBeforeClosing } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { getPost } from "../../contract/calls.ts";
import type { WrittenType } from "../../contract/content-type.ts";
import type { Post } from "../../contract/post.ts";
import { cachedPosts, putPostOnTop } from "../cached-posts.ts";
import { usePostMessages } from "../messages.ts";
import { Audience } from "./audience.tsx";
import { ComposerFields } from "./composer-fields.tsx";
import { bodyOf, checkDraft, draftOf, emptyDraft, type PostDraft } from "./post-draft.ts";
import { asOffice, inOwnName, type PostTarget } from "./post-target.ts";

type Props = {
  communityId: number;
  types: readonly WrittenType[];
  target?: PostTarget;
  post?: Post;
  /** A new post may begin with values, and with a draft of its own. */
  begun?: { readonly key: string; readonly draft: Partial<PostDraft> };
  onClose: () => void;
};

/** Writes or edits a post. The draft survives closing, reloading and a failed sending. */
export default function Composer(props: Props) {
  const { communityId, types, target = inOwnName, post: given, begun, onClose } = props;
  const text = usePostMessages().composer;
  const cache = useQueryClient();
  // The opened post stays in the form: a newer one coming live must not be overwritten unseen. R294
  const [post, setPost] = useState(given);
  const [pictures, setPictures] = useState<PicturesState>("sent");
  const [asked, setAsked] = useState(false);
  const form = useForm(target.create, {
    initial: () => (post ? draftOf(post) : { ...emptyDraft(types[0] ?? 1), ...begun?.draft }),
    version: post?.updated_at,
    draft: post ? `post-${post.id}` : `${begun?.key ?? target.key}-${communityId}`,
    check: (draft) => checkDraft(draft, post),
    place: (field) => (field === "image_ids" ? "images" : field),
    // A repeated `client_id` is the same post.
    input: (draft) => ({ params: { id: communityId }, body: bodyOf(draft) }),
    send: (input) => {
      if (!post) return send(target.create, input);
      const { client_id: _id, content_type: _type, ...fields } = input.body;
      return target.update(post, fields);
    },
    onReload: async () => {
      if (!post) return;
      const { data } = await send(getPost, { params: { id: post.id } });
      cachedPosts(cache).patch(data.id, () => data);
      setPost(data);
    },
    onSuccess: ({ data }) => {
      if (post) cachedPosts(cache).patch(data.id, (old) => ({ ...old, ...data }));
      else putPostOnTop(cache, data);
    },
    done: () => (post ? text.saved : text.created),
    onDone: onClose,
  });
  const { element, isSending, values } = form;
  const worded = useWorded(form, {
    title: values.title,
    content: richTextToText(values.content),
    tags: values.tags.join("\n"),
  });
  const submit = () => {
    setAsked(pictures === "leftBehind");
    if (pictures === "sent") form.submit();
    else requestAnimationFrame(() => element.current && focusFirstError(element.current));
  };
  // A new post is kept as a draft; an edit would be lost, so leaving it asks.
  const giveUp = () => {
    if (post) form.forget();
    onClose();
  };
  const { close, question } = useAskBeforeClosing({
    asks: post !== undefined && form.isDirty,
    onClose: giveUp,
  });
  return (
    <Modal
      title={post ? text.editTitle : text.createTitle}
      wide
      onClose={close}
      mayClose={() => !isSending}
      footer={
        <>
          {target === asOffice && !post && (
            <Audience communityId={communityId} type={form.values.content_type} />
          )}
          <Button variant="primary" pending={isSending} disabled={pictures === "sending"} onClick={submit}>
            {post ? text.save : text.submit}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <ComposerFields
          communityId={communityId}
          types={types}
          form={worded}
          isNew={!post}
          onPictures={setPictures}
          misses={asked && pictures === "leftBehind"}
        />
      </Form>
      {question}
    </Modal>
  );
}
