import { expect } from '@open-wc/testing';
import { citedReply, conversation, question, sentRequest, WIDGET_NAME } from '../testing/fixtures.js';
import { messages as ENGLISH } from '../language/locales/en.js';
import { transcriptText } from './transcript-text.js';

describe('transcriptText', () => {
  it('says who said what and when, and names the sources', () => {
    const text = transcriptText({
      name: WIDGET_NAME,
      conversation: conversation([question('Can I send a bike back?'), citedReply]),
      strings: { ...ENGLISH, locale: 'en-GB' },
    });
    expect(text).to.contain(`${WIDGET_NAME}\n\nYou (`);
    expect(text).to.contain('Friday 14 March, 10:42):\nCan I send a bike back?');
    expect(text).to.contain('You can return any bicycle within 30 days of delivery.');
    expect(text).to.contain('[1] Returns and refunds https://help.fernwood.example/returns');
    expect(text).to.contain('[3] Printed manual, page 12');
    expect(text).not.to.contain('**');
  });

  it('says that a request for a human was sent', () => {
    const text = transcriptText({
      name: WIDGET_NAME,
      conversation: conversation([question('Can I send a bike back?'), sentRequest()]),
      strings: { ...ENGLISH, locale: 'en-GB' },
    });
    expect(text).to.match(/\n\nYour request was sent\. .*\(Friday 14 March, 10:44\)$/);
  });
});
