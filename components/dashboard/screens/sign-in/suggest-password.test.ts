import { expect } from '@open-wc/testing';
import { suggestPassword } from './suggest-password.js';

describe('a suggested password', () => {
  it('is five short words, long enough by itself, and another each time', () => {
    const suggested = Array.from({ length: 200 }, suggestPassword);
    for (const password of suggested) expect(password).to.match(/^(?:[a-z]{4} ){4}[a-z]{4}$/);
    expect(new Set(suggested)).to.have.length(200);
  });
});
