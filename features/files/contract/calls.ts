import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { imageTypes } from "#kit/contract/image-address.ts";
import { requestPath } from "#kit/contract/wire.ts";
import { fileErrors } from "./errors.ts";
import { image } from "./image.ts";

/**
 * R235, R449: it is PNG or JPEG by its first bytes, of 20 MB at most; it is turned upright and loses its location. R448:
 * a picture of a notice may be a GIF too.
 */
export const uploadImage = call.post("/communities/{id}/media/upload", {
  access: "member",
  rate: "upload",
  summary: "Upload an image for a post, an icon, a header or a notice",
  files: ["image"],
  body: z.object({ type: z._default(z.enum(imageTypes), "post") }),
  answer: z.object({ data: image }),
  errors: [
    fileErrors.ERROR_IMAGE_TYPE,
    fileErrors.ERROR_ATTACHMENT_TYPE,
    fileErrors.ERROR_IMAGE_BROKEN,
    fileErrors.ERROR_IMAGE_DIMENSIONS,
    fileErrors.ERROR_IMAGE_SHAPE,
    commonErrors.ERROR_TOO_LARGE,
    commonErrors.FORBIDDEN_OPERATION,
  ],
});

/** Whoever may see what the image belongs to may download it; headers of communities are public like their names. */
export const downloadFile = call.get("/communities/{id}/download_file/{fileId}", {
  access: "public",
  summary: "Download an image in a size",
  query: z.object({
    size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
    type: z.optional(z.enum(imageTypes)),
    request_path: z.optional(requestPath),
    // R274: some clients send these; they are ignored.
    community_id: z.optional(z.string().check(z.maxLength(100))),
    user_type: z.optional(z.string().check(z.maxLength(100))),
    content_type: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: "binary",
});
