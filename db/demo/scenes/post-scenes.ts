import { contentTypes } from "#features/posts/contract/content-type.ts";
import type { DemoPerson } from "../people/person.ts";
import { alumni, employees, ordinaryAdministrator } from "../people/roster.ts";
import { allPosts, type TimedPost } from "../posts/all-posts.ts";
import { interestTalks, type Talk } from "../posts/chats.ts";
import type { WrittenPost } from "../posts/written-post.ts";
import type { Scene, Stage } from "../stage.ts";
import { memberIdOf } from "./members.ts";
import type { Plan } from "./plan.ts";
import { keep, like, talkAboutPost } from "./react.ts";
import { visit } from "./visit.ts";
import { comment, type DemoPost, reads, uploadPictures, writePost } from "./write.ts";

/** Pictures are made while other scenes play, until their post is written. */
const UPLOADS_BEFORE_HOURS = 40;
const HOURS = [7.4, 8.2, 12.3, 12.8, 15.1, 18.6, 20.2, 21.5, 22.3] as const;

export function postScenes(stage: Stage, plan: Plan, report: (line: string) => void): Scene[] {
  const written = new Map<DemoPerson, number>();
  return allPosts.flatMap((timed, number) => {
    const at = plan.at(timed.moment, stage.sequence.pick(HOURS));
    const uploadAt = plan.after(at, -UPLOADS_BEFORE_HOURS);
    const present = timed === postOfFirst ? alumni.slice(0, 1) : plan.alumniAt(uploadAt);
    const author = chooseAuthor(stage, timed, present, written);
    const { post } = timed;
    const writing = { communityId: plan.communityId, number, author, post };
    let pictures: Promise<number[]> | undefined;
    const upload = async () => {
      pictures = uploadPictures(stage, writing);
      // The scene that awaits them gets the failure.
      pictures.catch(() => {});
    };
    const write = async () => {
      await visit(stage, plan.communityId, author);
      plan.made.set(number, await writePost(stage, writing, (await pictures) ?? []));
      if ((number + 1) % 30 === 0) report(`  ${number + 1} of ${allPosts.length} posts`);
    };
    return [
      { at: uploadAt, play: upload },
      { at, play: write },
      ...echoScenes(stage, plan, { number, at, author, post }),
    ];
  });
}

/** The first alumnus, whose login is printed, has written lately and finds notices. */
const RECENTLY = 0.97;
const postOfFirst = allPosts.find(
  ({ post, moment }) => moment > RECENTLY && post.by === "alumni" && (post.comments?.length ?? 0) > 0,
);

/** Chooses among those who have written least, so that everybody writes. */
function chooseAuthor(
  { sequence }: Stage,
  { post }: TimedPost,
  present: readonly DemoPerson[],
  written: Map<DemoPerson, number>,
): DemoPerson {
  const among = { office: ordinaryAdministrator, employees, alumni: present }[post.by];
  const least = Math.min(...among.map((person) => written.get(person) ?? 0));
  const author = sequence.pick(among.filter((person) => (written.get(person) ?? 0) === least).slice(0, 6));
  written.set(author, (written.get(author) ?? 0) + 1);
  return author;
}

type Written = {
  readonly number: number;
  readonly at: Date;
  readonly author: DemoPerson;
  readonly post: WrittenPost;
};

function echoScenes(stage: Stage, plan: Plan, written: Written): Scene[] {
  const { sequence } = stage;
  const { at, author, post, number } = written;
  const readers = [...plan.alumniAt(at), ...employees].filter(
    (person) => person !== author && reads(person, post) && plan.isActive(person, at),
  );
  const made = (): DemoPost => {
    const found = plan.made.get(number);
    if (!found) throw new Error(`post ${number} has not been written yet`);
    return found;
  };
  const later = (hours: number, play: () => Promise<unknown>): Scene => ({
    at: plan.after(at, hours),
    play: async () => void (await play()),
  });
  const commenters = sequence.pickSome(readers, post.comments?.length ?? 0);
  return [
    ...sequence.pickSome(readers, 1 + sequence.below(8)).map((person, i) =>
      later(0.3 + i * 1.7, async () => {
        await visit(stage, plan.communityId, person);
        await like(stage, made(), person);
      }),
    ),
    ...sequence
      .pickSome(readers, sequence.below(2))
      .map((person) => later(5, () => keep(stage, made(), person))),
    ...(post.comments ?? []).flatMap((content, i): Scene[] => {
      const commenter = commenters[i];
      if (!commenter) return [];
      const name = `comment ${number} ${i}`;
      return [later(1 + i * 3, () => comment(stage, made(), { name, author: commenter, content }))];
    }),
    ...thanksScene(stage, plan, { ...written, commenter: commenters[0] }, later, made),
    ...interestScenes(stage, written, readers, later, made),
  ];
}

const thanks = [
  "コメントをありがとうございます。とても励みになります。",
  "温かい言葉をありがとうございます！",
  "ありがとうございます。またご報告しますね。",
  "反応をいただけて嬉しいです。ご連絡もお待ちしています。",
] as const;

type Later = (hours: number, play: () => Promise<unknown>) => Scene;

/** The author thanks and mentions the first who commented; the management office answers as such. */
function thanksScene(
  stage: Stage,
  plan: Plan,
  { number, author, post, commenter }: Written & { readonly commenter: DemoPerson | undefined },
  later: Later,
  made: () => DemoPost,
): Scene[] {
  if ((post.comments?.length ?? 0) < 2 || !commenter) return [];
  const words = stage.sequence.pick(thanks);
  const asOffice = post.by === "office";
  const answer = async () => {
    const id = await memberIdOf(stage, plan.communityId, commenter);
    const content = `@{${id}} さん、${words}`;
    await comment(stage, made(), { name: `thanks ${number}`, author, content, asOffice });
  };
  return [later(11, answer)];
}

/** Two of three recruitments or job offers get an interest. */
function interestScenes(
  stage: Stage,
  { number, author, post }: Written,
  readers: readonly DemoPerson[],
  later: Later,
  made: () => DemoPost,
): Scene[] {
  if (post.type === contentTypes.article || number % 3 === 2) return [];
  const talks = stage.sequence.pickSome(interestTalks, 1 + stage.sequence.below(2));
  const others = readers.filter((person) => person.kind === "alumnus");
  const [first] = alumni;
  const openers = stage.sequence.pickSome(others, talks.length);
  const isForFirst =
    first !== undefined && number % 6 === 1 && others.includes(first) && !openers.includes(first);
  return talks.flatMap((talk: Talk, i): Scene[] => {
    const opener = isForFirst && i === 0 ? first : openers[i];
    if (!opener) return [];
    return [later(4 + i * 6, () => talkAboutPost(stage, made(), { opener, answerer: author, talk }))];
  });
}
