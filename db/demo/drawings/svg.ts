import type { Sequence } from "../sequence.ts";

export type Drawing = { readonly width: number; readonly height: number; readonly body: string };

export const rectangle = (x: number, y: number, width: number, height: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${style}/>`;
export const circle = (x: number, y: number, radius: number, style: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${style}/>`;
export const path = (d: string, style: string): string => `<path d="${d}" ${style}/>`;
export const fill = (colour: string, opacity = 1): string =>
  `fill="${colour}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}`;
export const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** Returns a vertical gradient, which `fill="url(#id)"` uses. */
export const gradient = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export type Artist = (sequence: Sequence) => Drawing;

export const toSvg = ({ width, height, body }: Drawing, scale: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
