import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => Promise<void>;
  readonly restore: () => Promise<void>;
  /** Ends the connection on which the text comes next, in place of passing it on; earlier parts of it have passed. */
  readonly cutBefore: (text: string) => void;
  /** Passes the text on and ends its connection in place of passing the answer back. */
  readonly cutAfter: (text: string) => void;
  /** Passes nothing more on any connection, and tells neither side. */
  readonly freeze: () => void;
  /** New connections work again; the frozen ones stay as they are. */
  readonly thaw: () => void;
};

/** Stands between a server and what it connects to, so that a test can take that away. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let frozen = false;
  let awaited: { readonly text: string; readonly passes: boolean } | undefined;
  /** Returns whether the bytes may pass. */
  const look = (bytes: Buffer, from: Socket, to: Socket): boolean => {
    if (!awaited || !bytes.includes(awaited.text)) return true;
    const { passes } = awaited;
    awaited = undefined;
    if (passes) to.removeAllListeners("data").once("data", () => from.destroy());
    else from.destroy();
    return passes;
  };
  const join = (from: Socket) => {
    if (frozen) return void open.add(from);
    const to = connect(target);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.on("data", (bytes) => void (look(bytes, one, other) && other.write(bytes)));
    }
  };
  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server = createServer(join).once("error", reject);
      server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
    });
  const port = await listen(0);
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    cutBefore: (text) => {
      awaited = { text, passes: false };
    },
    cutAfter: (text) => {
      awaited = { text, passes: true };
    },
    restore: async () => void (await listen(port)),
    freeze: () => {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw: () => {
      frozen = false;
    },
  };
}
