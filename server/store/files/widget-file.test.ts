import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { makeFolderFor, makeWidget } from '../testing/store.fixture.js';

describe('a widget file with a misspelt field', () => {
  it('is reported with the line of each, works without it, and is not written over', async (t) => {
    const folder = await makeFolderFor(t);
    const widget = makeWidget();
    await (await openJsonOperatorStore(folder)).widgets.save(widget);
    const edited = { ...widget, alowlist: ['x.example'], quota: { ...widget.quota, perod: 'day' } };
    await writeFile(join(folder, 'widgets', `${widget.id}.json`), JSON.stringify(edited, null, 2));

    const files = await openJsonOperatorStore(folder);
    assert.deepEqual(await files.widgets.get(widget.id), widget);
    const problems = await files.problems();
    assert.deepEqual(
      problems.map(({ line, reason }) => [line, reason.slice(0, reason.indexOf(';'))]),
      [
        [18, 'alowlist: there is no such field and it has no effect'],
        [16, 'quota.perod: there is no such field and it has no effect'],
      ],
    );
    assert.match(problems[0]?.reason ?? '', /there are id, name, isActive, appearance, allowlist, quota/);
    await assert.rejects(files.widgets.save(widget), /line 18 is broken \(alowlist: .* not written over/);
  });
});
