import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { Deadline } from "../deadline.ts";

export type Drain = {
  /** From now on every answer closes its connection, so that the client's next request finds another process. */
  readonly begin: () => void;
  readonly begun: () => boolean;
  /** Accepts no more connections and waits for the requests under way; returns how many were cut off. */
  readonly finish: (deadline: Deadline) => Promise<number>;
};

/** The drain must be created before any route is. */
export function createDrain(app: FastifyInstance): Drain {
  const connections = new Set<Socket>();
  const answers = createTally();
  const operations = createTally();
  let begun = false;

  app.server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", (_, response: ServerResponse) => void response.once("close", answers.enter()));
  app.addHook("onRoute", (route) => countOperations(route, operations));
  app.addHook("onSend", async (_, reply) => {
    if (begun) reply.header("connection", "close");
  });

  return {
    begin: () => {
      begun = true;
    },
    begun: () => begun,
    finish: async (deadline) => {
      app.server.close();
      const inTime = await deadline.holds(Promise.all([answers.empty(), operations.empty()]));
      const cut = Math.max(answers.count(), operations.count());
      // The remaining connections have sent no request, or do not answer the server's close.
      for (const connection of connections) inTime ? connection.destroySoon() : connection.destroy();
      return cut;
    },
  };
}

/** An operation goes on when its caller has gone away, so it is counted by itself. */
function countOperations(route: RouteOptions, operations: Tally): void {
  const { handler } = route;
  route.handler = function (request, reply) {
    const exit = operations.enter();
    const answer: unknown = handler.call(this, request, reply);
    if (answer instanceof Promise) answer.then(exit, exit);
    else exit();
    return answer;
  };
}

type Tally = ReturnType<typeof createTally>;

function createTally() {
  const inside = new Set<symbol>();
  let waiting = Promise.withResolvers<void>();
  return {
    enter: (): (() => void) => {
      const operation = Symbol();
      inside.add(operation);
      return () => {
        inside.delete(operation);
        if (inside.size > 0) return;
        waiting.resolve();
        waiting = Promise.withResolvers();
      };
    },
    count: () => inside.size,
    empty: async (): Promise<void> => {
      while (inside.size > 0) await waiting.promise;
    },
  };
}
