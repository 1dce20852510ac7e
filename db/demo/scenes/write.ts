import { createComment } from "#features/comments/contract/calls.ts";
import { uploadImage } from "#features/files/contract/calls.ts";
import { createOfficialPost } from "#features/posts/contract/admin-calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { contentTypes, type WrittenType } from "#features/posts/contract/content-type.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { draw, type Subject } from "../drawings/draw.ts";
import type { DemoPerson } from "../people/person.ts";
import { toRichText, type WrittenPost } from "../posts/written-post.ts";
import { clientIdOf } from "../sequence.ts";
import type { Stage } from "../stage.ts";

export type DemoPost = { readonly id: number };

export type Writing = {
  readonly communityId: number;
  readonly number: number;
  readonly author: DemoPerson;
  readonly post: WrittenPost;
};

export async function uploadPictures(
  stage: Stage,
  { communityId, number, author, post }: Writing,
): Promise<number[]> {
  const as = await stage.as(author);
  const upload = async (subject: Subject, i: number) => {
    const image = await draw(subject, number * 3 + i);
    return (await as(uploadImage, { params: { id: communityId }, body: { type: "post" }, files: { image } }))
      .data.id;
  };
  return Promise.all((post.pictures ?? []).map(upload));
}

export async function writePost(stage: Stage, writing: Writing, image_ids: number[]): Promise<DemoPost> {
  const { communityId, number, author, post } = writing;
  const as = await stage.as(author);
  const { data } = await as(post.by === "office" ? createOfficialPost : createPost, {
    params: { id: communityId },
    body: {
      client_id: clientIdOf(`post ${number}`),
      content_type: post.type as WrittenType,
      title: post.title,
      content: toRichText(post.text),
      tags: [...post.tags],
      image_ids,
      end_date: post.openFor === undefined ? null : dayAfter(stage.clock.now(), post.openFor),
    },
  });
  return { id: data.id };
}

const dayAfter = (time: Date, days: number): string =>
  new Date(time.getTime() + days * DAY_MS).toISOString().slice(0, 10);

type Comment = {
  readonly name: string;
  readonly author: DemoPerson;
  readonly content: string;
  readonly asOffice?: boolean;
};

export async function comment(stage: Stage, { id }: DemoPost, { name, author, content, asOffice }: Comment) {
  const as = await stage.as(author);
  const body = { client_id: clientIdOf(name), content, create_by_admin: asOffice ?? false };
  await as(createComment, { params: { id }, body });
}

/** Tells whether somebody of this kind may read the post. */
export const reads = (person: DemoPerson, { type }: WrittenPost): boolean =>
  type !== contentTypes.jobOffer || person.kind === "alumnus";
