/** Ends the command with the error in words, without a stack that would only point at the tools. */
export function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
