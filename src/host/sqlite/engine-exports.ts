/** A place in the memory of the engine. */
export type Pointer = number;

/** Its buffer is another one whenever it has grown. */
export interface EngineMemory {
  readonly buffer: ArrayBuffer;
}

/** What engine/engine.c exports. */
export interface EngineExports {
  memory: EngineMemory;
  __wasm_call_ctors(): void;
  open(name: Pointer, heapBytes: number): number;
  close(): number;
  pages(): number;
  guard(is: number): void;
  limit(which: number, value: number): number;
  allocate(bytes: number): Pointer;
  release(memory: Pointer): void;
  prepare(sql: Pointer, bytes: number): Pointer;
  rest(): Pointer;
  restBytes(): number;
  step(statement: Pointer): number;
  finalize(statement: Pointer): number;
  isReadOnly(statement: Pointer): number;
  code(): number;
  message(): Pointer;
  position(): number;
  totalChanges(): number;
  lastRowId(): bigint;
  isInTransaction(): number;
  parameters(statement: Pointer): number;
  parameterName(statement: Pointer, at: number): Pointer;
  bindNull(statement: Pointer, at: number): number;
  bindInteger(statement: Pointer, at: number, value: bigint): number;
  bindReal(statement: Pointer, at: number, value: number): number;
  bindText(statement: Pointer, at: number, value: Pointer, bytes: number): number;
  bindBlob(statement: Pointer, at: number, value: Pointer, bytes: number): number;
  columns(statement: Pointer): number;
  columnName(statement: Pointer, at: number): Pointer;
  columnType(statement: Pointer, at: number): number;
  columnInteger(statement: Pointer, at: number): bigint;
  columnReal(statement: Pointer, at: number): number;
  columnText(statement: Pointer, at: number): Pointer;
  columnBlob(statement: Pointer, at: number): Pointer;
  columnBytes(statement: Pointer, at: number): number;
  rowsVisited(statement: Pointer): number;
  machineSteps(statement: Pointer): number;
  scanSteps(statement: Pointer): number;
}
