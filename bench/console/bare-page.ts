import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The yardstick of a list is one page with its script in it, which asks for the same answers, kept in memory, and shows
 * their rows in a table of nothing but text.
 */
export async function startBarePage(rows: string, found: string) {
  const server = createServer(({ url }, response) => {
    const json = url === "/rows" ? rows : url === "/found" ? found : undefined;
    response.writeHead(200, { "content-type": json ? "application/json" : "text/html; charset=utf-8" });
    response.end(json ?? page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const page = `<!doctype html><title>Yardstick</title><input type="search" aria-label="氏名・カナ"><table><tbody></tbody></table>
<script>
  const show = async (what) => {
    const { data } = await (await fetch(what)).json();
    const rows = data.records.map((record) => {
      const row = document.createElement("tr");
      row.dataset.id = record.id;
      for (const value of Object.values(record)) row.insertCell().textContent = String(value ?? "");
      return row;
    });
    document.querySelector("tbody").replaceChildren(...rows);
  };
  document.querySelector("input").addEventListener("keydown", ({ key }) => { if (key === "Enter") void show("/found"); });
  void show("/rows");
</script>`;
