/**
 * Says at the very end which tests failed, and which only passed when they were tried again: one
 * line each, as programs can read it.
 */

import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export default class Verdict implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const lines = modules.flatMap(verdicts);
    for (const { message } of errors) lines.push(`failed: the run, ${oneLine(message)}`);
    // After all that the other reporters print.
    process.once('exit', () => {
      if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
    });
  }
}

/** A line for each test of a file that failed at least once. */
export function verdicts(module: TestModule): string[] {
  // The same tests may run in several projects, such as the engines of browsers.
  const file = [module.project.name, module.relativeModuleId].filter(Boolean).join(' ');
  const broken = module.errors().map(({ message }) => `failed: ${file}, ${oneLine(message)}`);
  const tests = [...module.children.allTests()].flatMap((test) => {
    const name = `${file}, ${oneLine(test.fullName)}`;
    if (test.result().state === 'failed') return [`failed: ${name}`];
    return test.diagnostic()?.flaky ? [`flaky: ${name}`] : [];
  });
  return [...broken, ...tests];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
