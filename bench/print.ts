import { cpus, totalmem } from "node:os";

export const print = (line = ""): void => console.log(line);
export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

export const printConditions = (): void =>
  print(
    `Conditions: ${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`,
  );
