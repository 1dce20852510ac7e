/** A copy of a test file, or a template that was not finished; both say which process made them. */
const MADE_BY = [/^enishi_test_(\d+)_[0-9a-f]{8}$/, /^enishi_template_[0-9a-f]{12}_draft_(\d+)$/];

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Of these databases those that an interrupted run has left: of our own patterns, made by a process that is no more. */
export const leftBehind = (names: readonly string[], isRunning = lives): readonly string[] =>
  names.filter((name) =>
    MADE_BY.some((pattern) => {
      const pid = pattern.exec(name)?.[1];
      return pid !== undefined && !isRunning(Number(pid));
    }),
  );
