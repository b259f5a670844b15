// Makes WebAssembly modules smaller or faster in place:
//   node tools/optimise-wasm.mjs small|fast FILE...
import { readFile, writeFile } from 'node:fs/promises';
import binaryen from 'binaryen';

/**
 * The levels of optimising and shrinking. The most shrinking makes the smallest module, but not the
 * smallest to send: what is left repeats itself less, and compresses worse by more than it saves.
 */
const AIMS = { small: [1, 0], fast: [3, 1] };

const [aim, ...paths] = process.argv.slice(2);
for (const path of paths) {
  const before = await readFile(path);
  const after = optimised(before, ...AIMS[aim]);
  await writeFile(path, after);
  console.log(`${path}: ${before.length} bytes, optimised ${after.length}`);
}

function optimised(bytes, level, shrink) {
  const module = binaryen.readBinary(new Uint8Array(bytes));
  binaryen.setOptimizeLevel(level);
  binaryen.setShrinkLevel(shrink);
  module.optimize();
  const after = module.emitBinary();
  module.dispose();
  return after;
}
