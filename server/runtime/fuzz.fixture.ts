/** Feeds what machines make up to what reads the texts of strangers, for as long as it is told to. */
import fc from 'fast-check';

/** Seconds for each target. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 60);

/** Milliseconds of the processor that an input may take: far more than one needs, and no matter how busy the machine is. */
const SLOW_MS = 2000;

export interface FuzzReport {
  runs: number;
  slowestMs: number;
}

/**
 * Reads inputs until the time is up, and fails with the smallest one that `read` throws for or takes too long over.
 *
 * @param read throws where what it read is wrong
 */
export function fuzz<Input>(inputs: fc.Arbitrary<Input>, read: (input: Input) => void): FuzzReport {
  const report = { runs: 0, slowestMs: 0 };
  const property = fc.property(inputs, (input) => {
    const before = process.cpuUsage();
    read(input);
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    report.runs += 1;
    report.slowestMs = Math.max(report.slowestMs, Math.round(took));
    if (took > SLOW_MS) throw new Error(`It took ${Math.round(took)} ms.`);
  });
  fc.assert(property, {
    numRuns: Number.MAX_SAFE_INTEGER,
    plugins: [fc.interruptAfterTimeLimit(1000 * SECONDS)],
  });
  return report;
}

/** The same for what reads in its own time. */
export async function fuzzAsync<Input>(
  inputs: fc.Arbitrary<Input>,
  read: (input: Input) => Promise<void>,
): Promise<FuzzReport> {
  const report = { runs: 0, slowestMs: 0 };
  const property = fc.asyncProperty(inputs, async (input) => {
    const started = performance.now();
    await read(input);
    report.runs += 1;
    report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - started));
  });
  await fc.assert(property, {
    numRuns: Number.MAX_SAFE_INTEGER,
    plugins: [fc.interruptAfterTimeLimit(1000 * SECONDS)],
  });
  return report;
}

/**
 * Texts of a grammar's own pieces: some in a row, some said again and again, some with anything between them, because
 * what goes wrong goes wrong over repetition and over what is half there.
 */
export function textsOf(pieces: readonly string[], most = 2000): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    { weight: 1, arbitrary: fc.constantFrom('\n', '\n\n', ' ', '\t', '\r\n', '\u0000', '\ufeff', '\u2028') },
  );
  const row = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
  const repeated = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: most }))
    .map(([parts, times]) => parts.join('').repeat(times));
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: row }, { weight: 1, arbitrary: repeated }), { maxLength: 8 })
    .map((parts) => parts.join(''));
}
