import type { Socket } from "socket.io";

const ROOMS_PER_SOCKET = 50;

/** `againIn`: not looked at, but to be asked again after so many seconds. */
export type JoinAnswer = { readonly allowed: boolean; readonly againIn?: number };

type Asking<S> = {
  readonly mayJoin: (socket: S, name: string) => Promise<boolean>;
  readonly takeJoin: (socket: S) => Promise<number | undefined>;
};

type Join = { readonly answer: Promise<JoinAnswer> };
/** Whether it is still wanted: whoever leaves while being looked at is not let in afterwards. */
type IsWanted = () => boolean;

/** Lets sockets into rooms and out; one that is in already, or is being looked at, is not looked at again. */
export function createRoomDoor<S extends Pick<Socket, "rooms" | "join" | "leave">>(asking: Asking<S>) {
  const underWay = new WeakMap<S, Map<string, Join>>();

  async function ask(socket: S, name: string, isWanted: IsWanted): Promise<JoinAnswer> {
    const againIn = await asking.takeJoin(socket);
    if (againIn !== undefined) return { allowed: false, againIn };
    if (!(await asking.mayJoin(socket, name)) || !isWanted()) return { allowed: false };
    await socket.join(name);
    // A change while the first look was on its way found nobody in the room to put out.
    const stays = await asking.mayJoin(socket, name);
    if (!isWanted()) return { allowed: false };
    if (!stays) await socket.leave(name);
    return { allowed: stays };
  }

  function begin(socket: S, name: string, asked: Map<string, Join>): Promise<JoinAnswer> {
    const isWanted: IsWanted = () => asked.get(name) === join;
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
