import { Socket } from "node:net";

/** A statement may take this long; a connection that is silent for longer is lost, though nothing reports it. */
export const STATEMENT_TIMEOUT_MS = 15_000;
export const PATIENCE_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** All connections of one process to the database open their sockets here. */
export type Connections = {
  readonly open: () => Socket;
  readonly heard: () => number;
  /** The database does not answer: every waiting statement fails now, and every new one at once until `resume`. */
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
      // The driver must hold the socket first, to hear that it ends.
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
