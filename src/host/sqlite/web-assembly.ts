/** A compiled program, which threads may be given. */
export type WasmModule = object;

interface WebAssembly {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  Instance: new (
    module: WasmModule,
    imports: Record<string, Record<string, CallableFunction>>,
  ) => { exports: object };
}

/** What we use of it: Node has it, and its types do not. */
export const wasm = (globalThis as object as { WebAssembly: WebAssembly }).WebAssembly;
