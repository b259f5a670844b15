/** Where the module of the whole engine is: with SIMD, which thinks twice as fast, if it runs. */

import withSimd from './pkg/wasm-simd/engine_bg.wasm?url';
import plain from './pkg/wasm-whole/engine_bg.wasm?url';

/**
 * A module with one function, which counts the bits of sixteen bytes at once.
 *
 * CITE: WebAssembly Core Specification 2.0, "Binary Format": `i8x16.splat`, `i8x16.popcnt`.
 */
// prettier-ignore
const PROBE = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // magic, version
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // a type: nothing to a vector
  0x03, 0x02, 0x01, 0x00, // a function of it
  0x0a, 0x0a, 0x01, 0x08, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0xfd, 0x62, 0x0b,
]);

// Without WebAssembly the page says so, once it asks for the table's module.
const hasSimd = typeof WebAssembly === 'object' && WebAssembly.validate(PROBE);

export const address = hasSimd ? withSimd : plain;
