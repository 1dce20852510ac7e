import type { Socket } from "socket.io";

const ROOMS_PER_SOCKET = 50;

/** `againIn` says that access was not checked, and after how many seconds to ask again. */
export type JoinAnswer = { readonly allowed: boolean; readonly againIn?: number };

type Asking<S> = {
  readonly mayJoin: (socket: S, name: string) => Promise<boolean>;
  readonly takeJoin: (socket: S) => Promise<number | undefined>;
};

type Join = { readonly answer: Promise<JoinAnswer> };
/** Tells whether the join is still wanted: who leaves during the check is not let in afterwards. */
type Condition = () => boolean;

/** Lets sockets join and leave rooms; one that has joined, or is being checked, is not checked again. */
export function createRoomDoor<S extends Pick<Socket, "rooms" | "join" | "leave">>(asking: Asking<S>) {
  const underWay = new WeakMap<S, Map<string, Join>>();

  async function ask(socket: S, name: string, isWanted: Condition): Promise<JoinAnswer> {
    const againIn = await asking.takeJoin(socket);
    if (againIn !== undefined) return { allowed: false, againIn };
    if (!(await asking.mayJoin(socket, name)) || !isWanted()) return { allowed: false };
    await socket.join(name);
    // A change during the first check found nobody in the room to remove, so access is checked again.
    const stays = await asking.mayJoin(socket, name);
    if (!isWanted()) return { allowed: false };
    if (!stays) await socket.leave(name);
    return { allowed: stays };
  }

  function begin(socket: S, name: string, asked: Map<string, Join>): Promise<JoinAnswer> {
    const isWanted: Condition = () => asked.get(name) === join;
    const answer = Promise.resolve()
      .then(() => ask(socket, name, isWanted))
      .finally(() => isWanted() && asked.delete(name));
    const join: Join = { answer };
    asked.set(name, join);
    return answer;
  }

  return {
    async join(socket: S, name: string): Promise<JoinAnswer> {
      const asked = underWay.get(socket) ?? new Map<string, Join>();
      underWay.set(socket, asked);
      const before = asked.get(name);
      if (before) return before.answer;
      if (socket.rooms.has(name)) return { allowed: true };
      if (socket.rooms.size + asked.size >= ROOMS_PER_SOCKET) return { allowed: false };
      return begin(socket, name, asked);
    },
    async leave(socket: S, name: string): Promise<void> {
      underWay.get(socket)?.delete(name);
      await socket.leave(name);
    },
  };
}
