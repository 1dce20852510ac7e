import type { Socket } from "socket.io";

const ROOMS_PER_SOCKET = 50;

/** `againIn`: not looked at, but to be asked again after so many seconds. */
export type JoinAnswer = { readonly allowed: boolean; readonly againIn?: number };

type Asking<S> = {
  readonly mayJoin: (socket: S, name: string) => Promise<boolean>;
  readonly takeJoin: (socket: S) => Promise<number | undefined>;
};

/** Lets sockets into rooms; one that is in already, or is being looked at, is not looked at again. */
export function createRoomDoor<S extends Pick<Socket, "rooms" | "join" | "leave">>(asking: Asking<S>) {
  const underWay = new WeakMap<S, Map<string, Promise<JoinAnswer>>>();

  async function ask(socket: S, name: string): Promise<JoinAnswer> {
    const againIn = await asking.takeJoin(socket);
    if (againIn !== undefined) return { allowed: false, againIn };
    if (!(await asking.mayJoin(socket, name))) return { allowed: false };
    await socket.join(name);
    // A change while the first look was on its way found nobody in the room to put out.
    if (await asking.mayJoin(socket, name)) return { allowed: true };
    await socket.leave(name);
    return { allowed: false };
  }

  return async (socket: S, name: string): Promise<JoinAnswer> => {
    const asked = underWay.get(socket) ?? new Map<string, Promise<JoinAnswer>>();
    underWay.set(socket, asked);
    const before = asked.get(name);
    if (before) return before;
    if (socket.rooms.has(name)) return { allowed: true };
    if (socket.rooms.size + asked.size >= ROOMS_PER_SOCKET) return { allowed: false };
    const answer = ask(socket, name).finally(() => asked.delete(name));
    asked.set(name, answer);
    return answer;
  };
}
