/** A page of our own site, with the policy that lets it run its own scripts and the widget, and nothing else. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { entityTag, hasCurrentCopy } from '../transport/entity-tag.js';

export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
  etag: string;
}

/** Puts values, which are HTML, in the place of `{{names}}`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** The policy allows each inline script of the page by its hash; one that is put in later does not run. */
export function createHtmlPage(html: string): HtmlPage {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const contentSecurityPolicy = [
    "default-src 'none'",
    `script-src 'self'${hashes.join('')}`,
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
    "base-uri 'none'",
    `form-action ${html.includes('<form ') ? "'self'" : "'none'"}`,
    "frame-ancestors 'self'",
  ].join('; ');
  return { html, contentSecurityPolicy, etag: entityTag(html) };
}

/** @param status 404 for a page that tells what else there is */
export function sendHtmlPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: HtmlPage,
  status: 200 | 404 = 200,
): void {
  const headers = {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': page.contentSecurityPolicy,
    // The widget's own requests name the page that they come from.
    'Referrer-Policy': 'same-origin',
    ETag: page.etag,
  };
  if (status === 200 && hasCurrentCopy(req, page.etag)) res.writeHead(304, headers).end();
  else res.writeHead(status, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(page.html);
}
