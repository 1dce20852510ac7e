/** Every part of the design system with its states, for whoever works on it. */
export { default } from "#kit/ui/gallery/gallery.tsx";
