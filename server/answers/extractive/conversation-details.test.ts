/** Details of a question that take the place of those that were asked about before. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PastTurn } from '../answer-engine.js';
import { engineFor, WIDGET } from './asked-page.fixture.js';

const BOATS =
  '# Boats for hire\n\n| Boat | 1 hour | 2 hours | Half day (4 hours) | Day |\n| --- | --- | --- | --- | --- |\n| Rowing skiff | £22 | £38 | £60 | £90 |\n| Electric launch | £42 | £74 | £125 | £195 |';

describe('another length of time', () => {
  it('takes the place of the one before', async () => {
    const engine = await engineFor(BOATS, 'en');
    const first = 'how much is the skiff for an hour';
    const { answer, citations } = await engine.answer({ widgetId: WIDGET, text: first, history: [] });
    assert.match(answer, /£22/);
    const citedPageIds = citations.flatMap(({ pageId }) => pageId ?? []);
    const history: PastTurn[] = [{ question: first, answer, citedPageIds }];
    const asked = async (text: string): Promise<string> =>
      (await engine.answer({ widgetId: WIDGET, text, history })).answer;
    assert.match(await asked('and for half a day?'), /\*\*Rowing skiff\*\*, Half day \(4 hours\): £60/);
    assert.match(await asked('and for two hours?'), /\*\*Rowing skiff\*\*, 2 hours: £38/);
    assert.match(await asked('and for a day?'), /\*\*Rowing skiff\*\*, Day: £90/);
  });
});

describe('another number', () => {
  it('takes the place of the one before', async () => {
    const rooms =
      '# Sizes and weekly rent\n\n| Size | Ground floor | Drive-up |\n| --- | --- | --- |\n| 75 sq ft | £22.10 | £27.40 |\n| 100 sq ft | £29.30 | £35.50 |\n| 150 sq ft | £38.90 | £47.80 |';
    const engine = await engineFor(rooms, 'en');
    const first = 'how much is a 100 sq ft drive up unit';
    const { answer, citations } = await engine.answer({ widgetId: WIDGET, text: first, history: [] });
    assert.match(answer, /£35\.50/);
    const citedPageIds = citations.flatMap(({ pageId }) => pageId ?? []);
    const next = await engine.answer({
      widgetId: WIDGET,
      text: 'and 150?',
      history: [{ question: first, answer, citedPageIds }],
    });
    assert.match(next.answer, /\*\*150 sq ft\*\*, Drive-up: £47\.80/);
  });
});

describe('the other of two', () => {
  const pools =
    '# Our pools\n\n## Beech Road\n\nThe water is kept at 32 degrees.\n\n**Parking:** Eighteen spaces of our own, free for ninety minutes.\n\n## Priory\n\nThe long pool of the school, with the water at 29 degrees.\n\n**Parking:** In the front car park of the school, from 5pm.';
  const asked = async (first: string, next: string): Promise<string> => {
    const engine = await engineFor(pools, 'en');
    const { answer, citations } = await engine.answer({ widgetId: WIDGET, text: first, history: [] });
    const citedPageIds = citations.flatMap(({ pageId }) => pageId ?? []);
    const history: PastTurn[] = [{ question: first, answer, citedPageIds }];
    return (await engine.answer({ widgetId: WIDGET, text: next, history })).answer;
  };

  it('is asked what was asked of the one', async () => {
    const answer = await asked('how warm is the water at beech road', 'and the other pool?');
    assert.match(answer, /29 degrees/);
    assert.doesNotMatch(answer, /32 degrees/);
  });

  it('is told without what was just said of the one', async () => {
    const answer = await asked('where do i park at beech road', 'what about priory');
    assert.match(answer, /front car park/);
    assert.doesNotMatch(answer, /Eighteen/);
  });
});

describe('a question that yes or no answers', () => {
  const asked = async (page: string, language: string, first: string, next: string): Promise<string> => {
    const engine = await engineFor(page, language);
    const { answer, citations } = await engine.answer({ widgetId: WIDGET, text: first, history: [] });
    const citedPageIds = citations.flatMap(({ pageId }) => pageId ?? []);
    const history: PastTurn[] = [{ question: first, answer, citedPageIds }];
    return (await engine.answer({ widgetId: WIDGET, text: next, history })).answer;
  };

  it('asks for no time though the question before did', async () => {
    const clubs =
      '# Clubs\n\n| Club | Time | Good to know |\n| --- | --- | --- |\n| Set dancing | 7.30pm – 9pm | No partner needed |\n| Yoga | 6pm – 7pm | Bring a mat |';
    const first = 'when is set dancing';
    assert.match(
      await asked(clubs, 'en', first, 'and do i have to come with somebody?'),
      /No partner needed/,
    );
    const vereine =
      '# Kurse\n\n| Kurs | Zeit | Gut zu wissen |\n| --- | --- | --- |\n| Tango | 19:30 – 21:00 Uhr | Ohne Partner möglich |\n| Yoga | 18:00 – 19:00 Uhr | Matte mitbringen |';
    const next = await asked(vereine, 'de', 'wann ist tango', 'und muss ich jemanden mitbringen?');
    assert.match(next, /Ohne Partner/);
  });
});
