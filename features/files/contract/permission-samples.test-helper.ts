import { sample, samples } from "#apps/server/permissions/sample.test-helper.ts";
import { downloadFile, uploadImage } from "./calls.ts";

export const permissionSamples = [
  ...samples(uploadImage, {
    "for a post": ({ aoba, picture }) => ({ params: { id: aoba }, files: { image: picture }, body: {} }),
    "for the community's header": ({ aoba, picture }) => ({
      params: { id: aoba },
      files: { image: picture },
      body: { type: "community_header" as const },
    }),
  }),
  sample(downloadFile, "of the alumnus's article", ({ aoba, image }) => ({
    params: { id: aoba, fileId: image },
  })),
];
