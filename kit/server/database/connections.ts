import { Socket } from "node:net";

/** A statement may take so long; a connection on which nothing moves for longer is lost, though nobody has said so. */
export const STATEMENT_TIMEOUT_MS = 15_000;
export const PATIENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** All that one process asks the database through. */
export type Connections = {
  /** A new one, for the driver. */
  readonly open: () => Socket;
  /** How many bytes the database has said so far. */
  readonly heard: () => number;
  /** Nobody answers: whoever waits is told so now, and whoever asks from now on at once. */
  readonly giveUp: () => void;
  readonly resume: () => void;
};

export function createConnections(patienceMs: number): Connections {
  const sockets = new Set<Socket>();
  let heardBefore = 0;
  let givenUp = false;
  return {
    open() {
      const socket = new Socket();
      sockets.add(socket);
      socket.setTimeout(patienceMs, () => socket.destroy());
      socket.once("close", () => {
        sockets.delete(socket);
        heardBefore += socket.bytesRead;
      });
      // The driver takes hold of it first, and so hears of its end.
      if (givenUp) setImmediate(() => socket.destroy());
      return socket;
    },
    heard: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, heardBefore),
    giveUp() {
      givenUp = true;
      for (const socket of sockets) socket.destroy();
    },
    resume() {
      givenUp = false;
    },
  };
}
