export interface Counts {
  passed: number;
  /** One line each. */
  failures: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * A test that was skipped could not run, and a file that did not load has no tests to name. `unhandled` ended the run
 * badly outside of any test.
 */
export function countVitest(report: unknown, unhandled: readonly string[] = []): Counts {
  const files = (report as VitestReport).testResults;
  const counts: Counts = { passed: 0, failures: [] };
  for (const { name, status, message, assertionResults } of files) {
    const file = name.split('/tests/').at(-1);
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed') counts.passed++;
      else
        counts.failures.push(`${file}: ${fullName}: ${status === 'failed' ? firstLine(failureMessages[0]) : status}`);
    }
    if (status === 'failed' && assertionResults.every((it) => it.status !== 'failed'))
      counts.failures.push(`${file}: ${firstLine(message)}`);
  }
  // A failed test ends the run as failed too: that says nothing more
  const named = counts.failures.length > 0;
  for (const error of unhandled) if (!(named && error === 'ended as failed')) counts.failures.push(`vitest: ${error}`);
  return counts;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  errors: { message?: string }[];
}

/** Likewise; what failed once and passed at a second try is a failure here. */
export function countPlaywright(report: unknown): Counts {
  const counts: Counts = { passed: 0, failures: [] };
  const look = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    suites.forEach(look);
    for (const { title, file, tests } of specs) {
      for (const { status, results } of tests) {
        if (status === 'expected') counts.passed++;
        else
          counts.failures.push(
            `journeys/${file}: ${title}: ${firstLine(results.find((it) => it.error)?.error?.message ?? status)}`,
          );
      }
    }
  };
  const { errors, ...suite } = report as PlaywrightReport;
  look(suite);
  for (const { message } of errors) counts.failures.push(`journeys: ${firstLine(message)}`);
  return counts;
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const firstLine = (text = 'no message'): string => text.replace(colours, '').split('\n')[0] ?? '';
