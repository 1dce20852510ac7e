export type Choice<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
};
