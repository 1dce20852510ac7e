export type ImageRefusal =
  /** The file is no picture at all: empty, a text, a PDF. */
  | "NOT_AN_IMAGE"
  /** The first bytes are not those of an allowed kind, whatever the file's name says. R235 */
  | "TYPE_NOT_ALLOWED"
  /** The file is over 20 MB. R227 */
  | "TOO_LARGE"
  | "TOO_MANY_PIXELS"
  /** One side is many times as long as the other. */
  | "TOO_NARROW"
  /** The file is cut off, or damaged inside. */
  | "BROKEN"
  /** Too many pictures wait for their turn; the same picture may be sent again in a moment. */
  | "BUSY"
  /** The machine did not finish in time; the same picture may be sent again. */
  | "OVERLOADED";

export class ImageRefused extends Error {
  override readonly name = "ImageRefused";
  readonly code: ImageRefusal;
  constructor(code: ImageRefusal, options?: ErrorOptions) {
    super(`Image refused: ${code}`, options);
    this.code = code;
  }
}
