/**
 * Lets a test read what the browser tells assistive technology of the page, not what attributes say: a plugin of Web
 * Test Runner, for Chromium.
 */
export const accessibilityTree = {
  name: 'accessibility-tree',
  async executeCommand({ command, session }) {
    if (command !== 'accessibility-tree') return undefined;
    const page = session.browser.getPage(session.id);
    const client = await page.context().newCDPSession(page);
    try {
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ ignored }) => !ignored)
        .map(({ role, name, description, properties = [] }) => ({
          role: role.value,
          name: name?.value ?? '',
          description: description?.value ?? '',
          states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
        }));
    } finally {
      await client.detach();
    }
  },
};
