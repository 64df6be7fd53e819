/** Answers from pages that tell of several things one below the other, such as rooms, each under its name. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerOf } from './asked-page.fixture.js';

const ROOMS = `# Rooms and rates

## The Attic

Double, sea view, sloping ceiling.

- Low season: £88
- High season: £112

## Garden Room

Twin on the ground floor with its own door. Dogs welcome.

- Low season: £95
- High season: £120

## Captain's Room

King-size with a roll-top bath in the bay window. Quiet at night.

- Low season: £130
- High season: £155`;

describe('an answer about one of several things', () => {
  it('names the thing where its words do not', async () => {
    assert.match(
      await answerOf(ROOMS, 'which rooms have a sea view'),
      /\*\*The Attic\*\*\s+Double, sea view/,
    );
    assert.match(await answerOf(ROOMS, 'any rooms on the ground floor'), /\*\*Garden Room\*\*\s+Twin/);
  });

  it('holds what it costs where a price is asked for', async () => {
    const answer = await answerOf(ROOMS, 'price of the room with the roll-top bath');
    assert.match(answer, /\*\*Captain's Room\*\*[^]*High season: £155/);
  });

  it('has no heading that only says what is asked', async () => {
    const page =
      '# Lost property\n\nWhat is left behind is kept for a month in the lost property box by the door.';
    assert.doesNotMatch(await answerOf(page, 'where is lost property kept'), /\*\*/);
  });
});
