import { expect } from '@open-wc/testing';
import { describeAgent } from './describe-agent.js';

describe('describeAgent', () => {
  it('names browsers and systems as people do, though most say that they are others too', () => {
    const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
    for (const [agent, name] of [
      [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Chrome on Linux'],
      [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/131.0.0.0`, 'Edge on Windows'],
      [`Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, 'Chrome on Android'],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
        'Firefox on macOS',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
        'Safari on iOS',
      ],
      ['curl/8.5.0', 'curl/8.5.0'],
      ['', 'Unknown browser'],
    ] as const)
      expect(describeAgent(agent)).to.equal(name);
  });
});
