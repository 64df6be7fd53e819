/** Whether the environment says what a server needs in public. */
import { parseAllowlistEntry } from '../allowlist.js';
import type { Config } from '../config.js';
import { placeOfDashboard } from '../dashboard-place.js';
import { ok, warning, type Finding } from './finding.js';

const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Configuration that can be read at all may still not be meant.
 *
 * @param allowlists of the widgets; as if for all the world where they are not known
 */
export function checkConfig(config: Config, allowlists: readonly string[][] = [['*']]): Finding[] {
  return [...checkPublicUrl(config, allowlists.flat().every(isOfThisMachineOnly)), ...checkAuthProxy(config)];
}

/** An entry that lets in what its own visitor's machine serves. */
function isOfThisMachineOnly(text: string): boolean {
  const parsed = parseAllowlistEntry(text);
  return 'entry' in parsed && parsed.entry.kind === 'website' && LOCAL_HOST.test(parsed.entry.host);
}

function checkPublicUrl({ publicUrl, trustProxy }: Config, isForThisMachine: boolean): Finding[] {
  if (publicUrl === undefined && isForThisMachine)
    return [
      ok('PUBLIC_URL is not set: the snippet works on this machine, and no widget is for another yet.'),
    ];
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

/** A proxy that signs operators in is as good as the way around it is closed. */
function checkAuthProxy(config: Config): Finding[] {
  const { authProxy, trustProxy, host, dashboardHost } = config;
  const place = placeOfDashboard(config);
  if (!authProxy) return [];
  if (place === 'off' || place === 'refused') {
    return [
      warning(
        'AUTH_PROXY_HEADER is set, but the dashboard is not served.',
        'Remove it, or see DASHBOARD, DASHBOARD_PORT and PUBLIC_URL.',
      ),
    ];
  }
  const { header, from } = authProxy;
  const findings = [ok(`Operators are signed in by the header ${header} from ${from.join(', ')}.`)];
  if (trustProxy === 0) {
    findings.push(
      warning(
        'AUTH_PROXY_HEADER is set, so a reverse proxy stands in front, but TRUST_PROXY is not set.',
        'Set TRUST_PROXY=1 for one proxy; until then the audit log shows its address instead of those of operators.',
      ),
    );
  }
  const [variable, listensOn] = place === 'own' ? ['DASHBOARD_HOST', dashboardHost] : ['HOST', host];
  if (from.every(isOfThisMachine) && !isOfThisMachine(listensOn ?? '')) {
    findings.push(
      warning(
        'The proxy that signs operators in is on this machine, but others reach the dashboard past it.',
        `Set ${variable}=127.0.0.1, so that the proxy is the only way to it.`,
      ),
    );
  }
  return findings;
}

const isOfThisMachine = (address: string): boolean => /^(?:localhost$|127\.|::1(?:\/128)?$)/.test(address);
