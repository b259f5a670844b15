// Makes WebAssembly modules smaller in place: node tools/optimise-wasm.mjs FILE...
import { readFile, writeFile } from 'node:fs/promises';
import binaryen from 'binaryen';

for (const path of process.argv.slice(2)) {
  const before = await readFile(path);
  const module = binaryen.readBinary(new Uint8Array(before));
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(1);
  module.optimize();
  const after = module.emitBinary();
  module.dispose();
  await writeFile(path, after);
  console.log(`${path}: ${before.length} bytes, optimised ${after.length}`);
}
