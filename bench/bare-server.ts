// This is the yardstick: node:http and one prepared statement, nothing else. It runs as a process of its own.
import { createServer } from "node:http";
import pg from "pg";

const { DATABASE_URL: url, STATEMENT: text = "", VALUES = "[]", POOL = "16" } = process.env;
const pool = new pg.Pool({ connectionString: url, max: Number(POOL) });
const values = JSON.parse(VALUES) as unknown[];

const server = createServer((_request, response) => {
  pool.query({ name: "bare", text, values }).then(
    ({ rows }) => {
      response.writeHead(200, { "content-type": "application/json" });
      const first = rows[0] as { body?: string } | undefined;
      response.end(
        typeof first?.body === "string" ? first.body : JSON.stringify({ success: true, data: rows }),
      );
    },
    (error: Error) => {
      response.writeHead(500);
      response.end(error.message);
    },
  );
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as { port: number }).port }));
// The process ends with the bench, however that ends.
process.once("disconnect", () => process.exit(0));
