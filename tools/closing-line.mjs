// Ends a test run with one line that people and scripts can read, and makes a run fail that
// proves nothing: no test at all, or - in CI - a test that was skipped.

export default class ClosingLine {
  onTestRunEnd(modules, errorsOutsideTests) {
    const count = { passed: 0, failed: errorsOutsideTests.length, skipped: 0 };
    for (const module of modules) {
      // A file that cannot be loaded, or a hook that throws, keeps tests from running at all.
      for (const group of [module, ...module.children.allSuites()]) {
        if (group.errors().length > 0) count.failed += 1;
      }
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
      }
    }

    if (count.passed + count.failed === 0) {
      console.error('No test was run.');
      process.exitCode = 1;
    }
    if (process.env.CI && count.skipped > 0) {
      console.error('In CI no test may be skipped.');
      process.exitCode = 1;
    }
    console.log(`tests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
