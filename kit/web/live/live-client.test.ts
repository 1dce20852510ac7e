import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterAll, expect, test, vi } from "vitest";
import { EVENTS_MISSED, JOIN_ROOM, LIVE_PATH, roomName } from "#kit/contract/live.ts";
import { until } from "#kit/testing/until.ts";
import { closeLive, listenInRoom } from "./live-client.ts";

const http = createServer();
const io = new Server(http, { path: LIVE_PATH });
io.on("connection", (socket) => {
  socket.on(JOIN_ROOM, (room: string, reply: (allowed: boolean) => void) => reply(room !== "closed:1"));
});
await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));

// The client needs only this much of a browser.
const location = new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/alumni`);
vi.stubGlobal("location", location);
vi.stubGlobal("window", { location });
vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run));
afterAll(async () => {
  closeLive();
  vi.unstubAllGlobals();
  await io.close();
});

test("of two who listen in a room from the same moment on, while the connection stands, both are heard", async () => {
  const done: string[] = [];
  const listen = (kind: string, name: string) =>
    listenInRoom(roomName(kind, 2), { handlers: [], onJoined: () => void done.push(name) });
  const leave = [listen("account", "connected")];
  await until("the connection stands", () => done.length === 1);
  leave.push(listen("community", "first"), listen("community", "second"));
  await until("both are in", () => done.length === 3);
  for (const one of leave) one();
});

test("a browser whose server has missed events asks once for what has changed, in every room it listens in", async () => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const listen = (kind: string) =>
    listenInRoom(roomName(kind, 1), {
      handlers: [],
      onJoined: note(`${kind} joined`),
      onGap: note(`${kind} asks`),
      onClosed: note(`${kind} closed`),
    });
  for (const kind of ["chat", "community", "closed"]) listen(kind);
  await until("all rooms are answered", () => done.length === 3);
  expect(done.toSorted()).toEqual(["chat joined", "closed closed", "community joined"]);

  for (let i = 0; i < 3; i += 1) io.emit(EVENTS_MISSED);
  await until("both ask", () => done.length === 5);
  expect(done.slice(3).toSorted()).toEqual(["chat asks", "community asks"]);
});
