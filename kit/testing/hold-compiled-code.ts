type Module = new (bytes: Uint8Array) => object;

const engine = (globalThis as unknown as { WebAssembly: { Module: Module } }).WebAssembly;
const held: object[] = [];

/**
 * V8 can crash while it frees compiled WebAssembly (nodejs/node#64500), as it does after each embedded database that is
 * closed: from here on the modules that those load are kept for as long as the process runs. The next database loads
 * the same ones, and V8 finds their code again.
 */
export function holdCompiledCode(): void {
  if (held.length > 0) return;
  held.push(engine);
  engine.Module = new Proxy(engine.Module, {
    construct(Original, [bytes]: [Uint8Array]) {
      const module = new Original(bytes);
      held.push(module);
      return module;
    },
  });
}
