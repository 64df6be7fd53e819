/**
 * Lets a test read what the browser tells assistive technology about the page, not what attributes say: a plugin of
 * Web Test Runner, for Chromium.
 */
import type { TestRunnerPlugin } from '@web/test-runner';
import type { Page } from 'playwright';

/** Answers the command `accessibility-tree` with the nodes of the page, in its order. */
export const accessibilityTree: TestRunnerPlugin = {
  name: 'accessibility-tree',
  async executeCommand({ command, session }) {
    if (command !== 'accessibility-tree') return undefined;
    const page = (session.browser as unknown as { getPage(sessionId: string): Page }).getPage(session.id);
    const client = await page.context().newCDPSession(page);
    try {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, description, properties = [] }) => ({
          role: role?.value as unknown,
          name: (name?.value ?? '') as unknown,
          description: (description?.value ?? '') as unknown,
          states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value as unknown])),
        }));
    } finally {
      await client.detach();
    }
  },
};
