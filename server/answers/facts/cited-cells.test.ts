/** Where the citation of a fact leads that stands in a cell of a table. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askPage } from './asked-facts.fixture.js';

describe('the citation of a time in a table', () => {
  const content = `# Opening hours

| Day | Garden centre | Café |
| --- | --- | --- |
| Monday to Friday | 9 am – 5 pm | 9.30 am – 4.30 pm |
| Saturday | 9 am – 6 pm | 9.30 am – 5 pm |
| Sunday | 11 am – 5 pm | 10 am – 4 pm |

# Winter

| Day | Garden centre | Café |
| --- | --- | --- |
| Sunday | 11 am – 3 pm | 10 am – 4 pm |`;
  const cited = async (question: string, page = content): Promise<[string?, string?]> => {
    const [citation] = (await askPage('Visit', page, question))?.citations ?? [];
    return [citation?.excerpt, decodeURIComponent(citation?.pageUrl?.split('#:~:text=')[1] ?? '')];
  };

  it('quotes and leads to the cell that is told, not to the longest of its row', async () => {
    assert.deepEqual(await cited('what time do you shut on saturdays'), ['9 am – 6 pm', '9 am – 6 pm']);
    assert.deepEqual(await cited('sunday hours of the cafe'), ['10 am – 4 pm', '10 am – 4 pm']);
    assert.deepEqual(await cited('cafe hours on saturday'), ['9.30 am – 5 pm', '9.30 am – 5 pm']);
  });

  it('leads past the same words in the rows and the cells before it', async () => {
    const table = `# Hours

| Day | Shop | Café |
| --- | --- | --- |
| Friday | 9 am – 5 pm | 10 am – 4 pm |
| Saturday | 9 am – 5 pm | 9 am – 5 pm |`;
    assert.deepEqual(await cited('shop hours on saturday', table), ['9 am – 5 pm', 'saturday-,9 am – 5 pm']);
  });
});
