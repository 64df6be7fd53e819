/** When somebody answers the telephone is no number. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf } from '../extractive/asked-page.fixture.js';

const CONTACT =
  '# Contact us\n\nPhone: 01632 960118\n\nThe box office answers the phone from Tuesday to Saturday, 1pm to 7pm.\n\n## Opening hours\n\n- Monday: closed\n- Tuesday to Sunday: 10am to 11pm';

describe('a question for times of the telephone', () => {
  it('is answered with them, and one for the number with the number', async () => {
    assert.match(await answerOf(CONTACT, 'when can i ring you'), /Tuesday to Saturday, 1pm to 7pm/);
    assert.match(await answerOf(CONTACT, 'can i call you on saturday'), /1pm to 7pm/);
    assert.match(await answerOf(CONTACT, 'can i call you'), /01632 960118/);
  });

  it('is answered with the number where the pages do not say', async () => {
    const page = '# Contact us\n\nPhone: 01632 960118\n\nWe are by the river.';
    assert.match(await answerOf(page, 'can i call you on saturday'), /01632 960118/);
  });
});
