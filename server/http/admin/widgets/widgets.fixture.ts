/** What tests of widgets by the admin API share. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { AdminWidget } from '../../../admin-contract/widgets.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type AdminApp, type Answer, type Browser } from '../admin.fixture.js';

export const WIDGETS = '/api/admin/widgets';
export const ACME = `${WIDGETS}/${WIDGET_ID}`;

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each test knows what it asked for
export const read = <Body>(answer: Answer, status = 200): Body => {
  assert.equal(answer.status, status, answer.text);
  return JSON.parse(answer.text) as Body;
};

export const get = async <Body>(browser: Browser, path: string): Promise<Body> =>
  read<Body>(await browser.send('GET', path));

/** Changes the widget Acme over what it is, or over what was seen of it. */
export async function change(browser: Browser, body: object, etag?: string): Promise<Answer> {
  const seen = etag ?? (await get<AdminWidget>(browser, ACME)).etag;
  return browser.send('PATCH', ACME, body, { 'If-Match': seen });
}

/** An app with its owner Ann. */
export async function owner(t: TestContext): Promise<{ app: AdminApp; ann: Browser }> {
  const app = await startAdminApp(t);
  return { app, ann: await app.signedIn() };
}
