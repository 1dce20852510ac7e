/** The colours of a drawn person stay the same in the dark scheme. */
export type Look = {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly hasLongHair?: boolean;
};

/** Draws head and shoulders of nobody in particular. */
export const Face = ({
  look: { ground, skin, hair, shirt, hasLongHair },
  className,
}: {
  look: Look;
  className: string | undefined;
}) => (
  <svg viewBox="0 0 320 320" aria-hidden="true" className={className}>
    <path fill={ground} d="M0 0h320v320H0Z" />
    {hasLongHair && <path fill={hair} d="M88 150Q88 60 160 60Q232 60 232 150V240H88Z" />}
    <path fill={shirt} d="M52 320Q60 240 132 232H188Q260 240 268 320Z" />
    <path fill="#d9b08c" d="M138 196h44v36q-22 24-44 0Z" />
    <path fill={skin} d="M104 142Q104 84 160 84Q216 84 216 142Q216 224 160 224Q104 224 104 142Z" />
    <path fill={hair} d="M102 140Q104 70 164 70Q218 72 218 140Q206 112 176 104Q134 118 102 140Z" />
    <path fill="none" stroke="#a5564a" strokeWidth="5" d="M142 192q18 16 36 0" />
    <circle cx="134" cy="156" r="6" fill="#2b2320" />
    <circle cx="186" cy="156" r="6" fill="#2b2320" />
  </svg>
);
