export type ImageRefusal =
  /** Not a picture at all: empty, a text, a PDF. */
  | "NOT_AN_IMAGE"
  /** Its first bytes are not those of an allowed kind, whatever its name says. R235 */
  | "TYPE_NOT_ALLOWED"
  /** Over 20 MB. R227 */
  | "TOO_LARGE"
  | "TOO_MANY_PIXELS"
  /** One side is many times as long as the other. */
  | "TOO_NARROW"
  /** Cut off, or damaged inside. */
  | "BROKEN"
  /** Too many pictures wait for their turn: the same picture may be sent again in a moment. */
  | "BUSY"
  /** The machine has not come to make it in time: the same picture may be sent again. */
  | "OVERLOADED";

export class ImageRefused extends Error {
  override readonly name = "ImageRefused";
  readonly code: ImageRefusal;
  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(`Image refused: ${code}`, options);
    this.code = code;
  }
}
