import { expect } from '@open-wc/testing';
import { lazy } from './lazy.js';

describe('lazy', () => {
  it('does the work once, when it is first asked for', async () => {
    let runs = 0;
    const load = lazy(() => Promise.resolve((runs += 1)));
    expect(runs).to.equal(0);
    expect(await Promise.all([load(), load()])).to.deep.equal([1, 1]);
    expect(await load()).to.equal(1);
  });

  it('tries again after a failure', async () => {
    let runs = 0;
    const load = lazy(() =>
      (runs += 1) === 1 ? Promise.reject(new Error('no network')) : Promise.resolve('here'),
    );
    const first = await load().catch((error: unknown) => (error as Error).message);
    expect([first, await load()]).to.deep.equal(['no network', 'here']);
  });
});
