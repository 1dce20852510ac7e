import { describe, expect, test } from "vitest";
import { changeParams, readPostListState } from "./post-list-state.ts";

const read = (search: string) => readPostListState(new URLSearchParams(search));

describe("the address of the list", () => {
  test("says nothing: visible posts, newest first, thirty a page", () => {
    expect(read("")).toEqual({
      published: "true",
      contentType: "",
      search: "",
      direction: "desc",
      page: 1,
      perPage: 30,
      postId: null,
    });
  });
  test("is read as far as it makes sense", () => {
    expect(
      read("published=all&created_at=asc&content_type=3&q=%20同窓会&page=4&per_page=100&post=12"),
    ).toEqual({
      published: "all",
      contentType: "3",
      search: "同窓会",
      direction: "asc",
      page: 4,
      perPage: 100,
      postId: 12,
    });
    expect(read("published=maybe&created_at=up&content_type=9&page=-1&per_page=7&post=1e3")).toEqual(
      read(""),
    );
  });
});

describe("changing it", () => {
  const changed = (search: string, changes: Record<string, string | null>) =>
    changeParams(new URLSearchParams(search), changes).toString();

  test("another filter begins at the first page", () => {
    expect(changed("published=true&page=4", { published: "false" })).toBe("published=false");
    expect(changed("q=abc&page=4", { q: "" })).toBe("");
  });
  test("opening and closing a post keeps the page", () => {
    expect(changed("page=4", { post: "7" })).toBe("page=4&post=7");
    expect(changed("page=4&post=7", { post: null })).toBe("page=4");
  });
});
