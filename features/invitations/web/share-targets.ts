export type ShareTarget = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly address: (url: string, text: string) => string;
};

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
const WIDTH = 600;
const HEIGHT = 350;
const LINE_HEIGHT = 550;

/** R083, R084: where an invitation can be shared, and how large the window opens. */
export const shareTargets: readonly ShareTarget[] = [
  {
    name: "Facebook",
    width: WIDTH,
    height: HEIGHT,
    address: (url) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    name: "X",
    width: WIDTH,
    height: HEIGHT,
    address: (url, text) => `https://x.com/intent/post?${query({ url, text })}`,
  },
  {
    name: "LINE",
    width: WIDTH,
    height: LINE_HEIGHT,
    address: (url, text) => `https://social-plugins.line.me/lineit/share?${query({ url, text })}`,
  },
];
