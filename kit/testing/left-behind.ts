/** These are copies for test files and unfinished templates; the name contains the process that made them. */
const MADE_BY = [/^enishi_test_(\d+)_[0-9a-f]{8}$/, /^enishi_template_[0-9a-f]{12}_draft_(\d+)$/];

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Returns the databases left by interrupted runs: of our patterns, made by a process that is gone. */
export const leftBehind = (names: readonly string[], isRunning = lives): readonly string[] =>
  names.filter((name) =>
    MADE_BY.some((pattern) => {
      const pid = pattern.exec(name)?.[1];
      return pid !== undefined && !isRunning(Number(pid));
    }),
  );
