/** Whether the environment says what a server needs in public. */
import type { Config } from '../config.js';
import { ok, warning, type Finding } from './finding.js';

const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Configuration that can be read at all may still not be meant. */
export function checkConfig({ publicUrl, trustProxy }: Config): Finding[] {
  if (publicUrl === undefined) {
    return [
      warning(
        'PUBLIC_URL is not set, so that the snippet only works on this machine.',
        'Set it to the address that browsers reach the server under, such as https://chat.example.com.',
      ),
    ];
  }
  const { protocol, hostname } = new URL(publicUrl);
  const findings = [ok(`PUBLIC_URL is ${publicUrl}.`)];
  if (LOCAL_HOST.test(hostname)) return findings;
  if (protocol === 'http:') {
    findings.push(
      warning(
        'PUBLIC_URL is http. Browsers refuse to load the widget into a page that is https.',
        'Put the server behind a reverse proxy with HTTPS, and set PUBLIC_URL to its https address.',
      ),
    );
  } else if (trustProxy === 0) {
    findings.push(
      warning(
        'PUBLIC_URL is https, so a reverse proxy stands in front, but TRUST_PROXY is not set.',
        'Set TRUST_PROXY=1 for one proxy; until then the limits by address have no effect.',
      ),
    );
  }
  return findings;
}
