type Module = new (bytes: Uint8Array) => object;

const engine = (globalThis as unknown as { WebAssembly: { Module: Module } }).WebAssembly;
const held: object[] = [];

/**
 * V8 can crash while it frees compiled WebAssembly (nodejs/node#64500), as it does after an embedded database is
 * closed. From here on the modules are kept as long as the process runs; the next database loads the same ones, and V8
 * reuses their code.
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
