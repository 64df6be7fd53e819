/** Whether a browser would let a page of a website talk to the server: real requests, judged as a browser does. */
import { fetchQuickly, reasonOfFailure, redirectOf } from './fetch-quickly.js';
import { ok, wrong, type Finding } from './finding.js';

const PROXY_ADVICE =
  'The server sends these headers itself; let the reverse proxy pass them on, and add none of its own.';

/**
 * Sends the three requests that the widget makes. The question is an empty one, which the server refuses before it
 * counts.
 *
 * @param url address that browsers reach the server under
 * @param widgetId a widget whose allowlist lets the origin in
 */
export async function checkCors(url: string, origin: string, widgetId: string): Promise<Finding[]> {
  const chat = `${url}/api/widget/chat`;
  const requests: [string, () => Promise<Response>, (answer: Response) => string | undefined][] = [
    [
      'The preflight of a question',
      () =>
        fetchQuickly(chat, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'content-type',
          },
        }),
      (answer) => (answer.ok ? missingPermission(answer) : `answers ${answer.status}`),
    ],
    [
      "Reading the widget's settings",
      () => fetchQuickly(`${url}/api/widget/config/${widgetId}`, { headers: { Origin: origin } }),
      (answer) => (answer.ok ? undefined : `answers ${answer.status}`),
    ],
    [
      'A question',
      () =>
        fetchQuickly(chat, {
          method: 'POST',
          headers: { Origin: origin, 'Content-Type': 'application/json' },
          body: '{}',
        }),
      (answer) => (answer.status === 400 ? undefined : `answers ${answer.status} where 400 was expected`),
    ],
  ];
  const findings: Finding[] = [];
  for (const [what, send, judge] of requests) {
    const answer = await send().catch((error: unknown) => reasonOfFailure(error));
    const fault =
      typeof answer === 'string' ? `failed: ${answer}` : (judge(answer) ?? unreadable(answer, origin));
    if (fault === undefined) findings.push(ok(`${what} from ${origin} goes through.`));
    else findings.push(wrong(`${what} from ${origin} ${fault}.`, PROXY_ADVICE));
  }
  return findings;
}

function missingPermission({ headers }: Response): string | undefined {
  const methods = headers.get('access-control-allow-methods') ?? '';
  if (!methods.split(/\s*,\s*/).includes('POST')) return `allows "${methods}" instead of POST`;
  const names = headers.get('access-control-allow-headers') ?? '';
  return /(?:^|,)\s*content-type\s*(?:,|$)/i.test(names)
    ? undefined
    : 'does not allow the header Content-Type';
}

/** Why the browser would keep the answer from the page. */
function unreadable(answer: Response, origin: string): string | undefined {
  const target = redirectOf(answer);
  if (target !== undefined) return `is redirected to ${target}`;
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return undefined;
  return allowed === null
    ? 'is answered without Access-Control-Allow-Origin'
    : `is answered with Access-Control-Allow-Origin "${allowed}", which is not this origin`;
}
