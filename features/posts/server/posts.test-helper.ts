import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { createOfficialPost } from "../contract/admin-calls.ts";
import { createPost, listPosts } from "../contract/calls.ts";
import type { Post } from "../contract/post.ts";

type Form = {
  client_id?: string;
  content_type?: number;
  content?: string;
  tags?: string[];
  image_ids?: number[];
  end_date?: string | null;
};

/** Short forms to write and read posts of Aoba in tests. */
export const postsOf = (server: TestServer) => {
  const params = { id: server.ids.aoba };
  const bodyOf = (title: string, form: Form) => ({
    client_id: crypto.randomUUID(),
    content_type: 1,
    title,
    content: `<p>${title}</p>`,
    ...form,
  });
  return {
    write: async (who: PersonKey, title: string, form: Form = {}): Promise<Post> =>
      (await server.as(who).call(createPost, { params, body: bodyOf(title, form) })).data,
    writeOfficial: async (who: PersonKey, title: string, form: Form = {}): Promise<Post> =>
      (await server.as(who).call(createOfficialPost, { params, body: bodyOf(title, form) })).data,
    titles: async (who: PersonKey, query: Record<string, unknown> = {}): Promise<string[]> =>
      (await server.as(who).call(listPosts, { params, query })).data.records.map((post) => post.title),
  };
};
