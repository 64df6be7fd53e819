/** Hands out room in the memory that the kernel works on. */

const PAGE_BYTES = 65_536;
/** Of a vector register; whatever is handed out begins at a multiple of it. */
const ALIGNMENT = 16;

/** Room for numbers: where it begins, in bytes, and the numbers themselves. */
export interface Room<Numbers> {
  at: number;
  numbers: Numbers;
}

export interface KernelMemory {
  memory: WebAssembly.Memory;
  bytes(count: number): Room<Int8Array>;
  shorts(count: number): Room<Int16Array>;
  floats(count: number): Room<Float32Array>;
}

/** @param size bytes that there is room for */
export function createKernelMemory(size: number): KernelMemory {
  const pages = Math.ceil(size / PAGE_BYTES);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  let next = 0;
  const take = (bytes: number): number => {
    const at = next;
    next += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
    return at;
  };
  const roomFor = <Numbers>(
    count: number,
    type: { BYTES_PER_ELEMENT: number; new (buffer: ArrayBuffer, at: number, count: number): Numbers },
  ): Room<Numbers> => {
    const at = take(count * type.BYTES_PER_ELEMENT);
    return { at, numbers: new type(memory.buffer, at, count) };
  };
  return {
    memory,
    bytes: (count) => roomFor(count, Int8Array),
    shorts: (count) => roomFor(count, Int16Array),
    floats: (count) => roomFor(count, Float32Array),
  };
}
