export { type PicturesState, useSentPictures } from "./use-sent-pictures.ts";
