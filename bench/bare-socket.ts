// This is the yardstick of live messages: a bare WebSocket server that repeats everything. It is a process of its own.
import { createServer } from "node:http";
import { WebSocketServer } from "ws";

const http = createServer();
const sockets = new WebSocketServer({ server: http });
sockets.on("connection", (socket) => {
  socket.on("message", (message) => {
    for (const other of sockets.clients) other.send(message.toString());
  });
});
http.listen(0, "127.0.0.1", () => process.send?.({ port: (http.address() as { port: number }).port }));
// The process ends with the bench, however that ends.
process.once("disconnect", () => process.exit(0));
