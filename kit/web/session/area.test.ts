import { expect, test } from "vitest";
import { areaOfPath } from "./area.ts";

test.each([
  ["/alumni/communities/1", "alumni"],
  ["/community/communities/1/user_posts", "community"],
  ["/community", "community"],
  ["/alumni/communities/1/community", "alumni"],
  ["/", "alumni"],
])("the first part of %s says that it is of %s (R022)", (path, area) => {
  expect(areaOfPath(path)).toBe(area);
});
