/** Whether the server can be reached as browsers reach it, and whether it is ready. */
import { z } from 'zod';
import { fetchQuickly, reasonOfFailure, redirectOf } from './fetch-quickly.js';
import { howToBuild } from '../runtime/program-name.js';
import { describeVectors } from './check-search.js';
import { CLOCK_TOLERANCE_MS, ok, warning, wrong, type Finding } from './finding.js';

/** The part of `/readyz` that is told. */
const readinessSchema = z.object({
  status: z.string(),
  store: z.object({ isWritable: z.boolean() }),
  embeddings: z.object({ embedded: z.int(), waiting: z.int() }).optional(),
});

export interface ServerCheck {
  /** False where nothing answered, so that there is nothing more to ask. */
  isReachable: boolean;
  findings: Finding[];
}

/**
 * @param url address that browsers reach the server under
 * @param isRunning whether a server has the data folder open
 * @param now milliseconds since 1970
 */
export async function checkServer(url: string, isRunning: boolean, now: () => number): Promise<ServerCheck> {
  const answer = await fetchQuickly(`${url}/readyz`).catch((error: unknown) => reasonOfFailure(error));
  if (typeof answer === 'string') {
    const finding = isRunning
      ? wrong(
          `${url} cannot be reached: ${answer}.`,
          'See that PUBLIC_URL and PORT are those of the running server, and look at the name, the certificate and the reverse proxy.',
        )
      : warning(
          `${url} cannot be reached: ${answer}. No server has the data open.`,
          'Start the server, and ask again.',
        );
    return { isReachable: false, findings: [finding] };
  }
  const target = redirectOf(answer);
  if (target !== undefined) {
    return {
      isReachable: false,
      findings: [
        wrong(
          `${url} redirects to ${target}, which browsers refuse for requests from another website.`,
          'Set PUBLIC_URL to the address that answers without a redirect.',
        ),
      ],
    };
  }
  const readiness = readinessSchema.safeParse(await answer.json().catch(() => undefined));
  if (!readiness.success) {
    return {
      isReachable: false,
      findings: [
        wrong(
          `${url}/readyz answers ${answer.status}, and is not Service Chat.`,
          'Let the reverse proxy forward all paths below PUBLIC_URL to the port of the server.',
        ),
      ],
    };
  }
  return {
    isReachable: true,
    findings: [
      ...checkReadiness(url, readiness.data),
      ...(readiness.data.embeddings ? describeVectors(readiness.data.embeddings) : []),
      ...checkClock(answer, now()),
      await checkWidgetScript(url),
    ],
  };
}

function checkReadiness(url: string, { status, store }: z.infer<typeof readinessSchema>): Finding[] {
  const findings = [
    status === 'ready'
      ? ok(`${url} answers, and is ready.`)
      : warning(`${url} answers, but is ${status}.`, 'Ask again in a moment.'),
  ];
  if (!store.isWritable) {
    findings.push(
      wrong(
        'The server could not store its last message.',
        'See that the disk of its data folder is not full.',
      ),
    );
  }
  return findings;
}

function checkClock({ headers }: Response, now: number): Finding[] {
  const theirs = Date.parse(headers.get('date') ?? '');
  if (!(Math.abs(theirs - now) > CLOCK_TOLERANCE_MS)) return [];
  return [
    warning(
      `The clock of the server says ${new Date(theirs).toISOString()}, the clock here ${new Date(now).toISOString()}.`,
      'Set the clock that is wrong; quotas and retention go by that of the server.',
    ),
  ];
}

async function checkWidgetScript(url: string): Promise<Finding> {
  const answer = await fetchQuickly(`${url}/widget.js`);
  const type = answer.headers.get('content-type') ?? 'no type';
  if (answer.ok && /javascript/.test(type)) return ok(`${url}/widget.js is there.`);
  return wrong(
    `${url}/widget.js answers ${answer.status} with ${type} instead of a script.`,
    `Get its files with ${howToBuild()}, and let the reverse proxy forward all paths.`,
  );
}
