import { expect } from '@open-wc/testing';
import { buttonNamed, deepQuery, hasButton, textOf } from '../testing/deep-query.js';
import { startFakeServer, widgetRecord, type FakeServer } from '../testing/fake-server.js';
import { launcherOf, placeOpenWidget, placeStandingWidget } from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';

describe('<service-chat-widget>: its language', () => {
  const page = document.documentElement;
  let server: FakeServer;

  beforeEach(() => {
    server = startFakeServer();
  });

  afterEach(() => {
    server.stop();
    page.lang = 'en';
  });

  it('is the one of the page', async () => {
    page.lang = 'de-AT';
    const widget = await placeOpenWidget();
    expect(launcherOf(widget)!.getAttribute('aria-label')).to.equal('Chat schließen');
    expect(hasButton(widget, 'Nachricht senden')).to.be.true;
    expect(widget.shadowRoot!.querySelector('.root')!.getAttribute('lang')).to.equal('de-AT');
    await expect(widget).to.be.accessible();
  });

  it('is the one that was asked for, whatever the page is in', async () => {
    page.lang = 'de';
    const widget = await placeStandingWidget({ locale: 'fr' });
    expect(launcherOf(widget)!.getAttribute('aria-label')).to.equal('Ouvrir le chat');
  });

  it('is English where the page is in a language that it does not speak', async () => {
    page.lang = 'sv';
    const widget = await placeStandingWidget();
    expect(launcherOf(widget)!.getAttribute('aria-label')).to.equal('Open chat');
    expect(widget.shadowRoot!.querySelector('.root')!.getAttribute('lang')).to.equal('en');
  });

  it('goes from right to left where its messages do, and the other way on such a page', async () => {
    const arabic = await placeOpenWidget({ locale: 'ar' });
    expect(getComputedStyle(buttonNamed(arabic, 'إرسال الرسالة')).direction).to.equal('rtl');
    page.dir = 'rtl';
    const english = await placeOpenWidget({ locale: 'en' });
    expect(getComputedStyle(buttonNamed(english, 'Send message')).direction).to.equal('ltr');
    page.removeAttribute('dir');
  });

  it('changes while the widget stands', async () => {
    const widget = await placeOpenWidget({ locale: 'it' });
    expect(hasButton(widget, 'Invia messaggio')).to.be.true;
    widget.locale = 'ja';
    await waitUntil(() => hasButton(widget, 'メッセージを送信'));
  });

  it('writes times by its customs', async () => {
    const widget = await placeOpenWidget({ locale: 'de' });
    widget.sendMessage('Hallo');
    await waitUntil(() => textOf(widget).includes('You asked: Hallo'));
    expect(textOf(widget)).to.match(/\b\d\d:\d\d(?! ?[AP]M)/);
  });

  it('greets in it where the owner has written no greeting, and by the owner’s where there is one', async () => {
    const appearance = { ...widgetRecord.appearance, greeting: 'Hi! How can I help?' };
    server.on('config', () => ({ ...widgetRecord, appearance }));
    const widget = await placeOpenWidget({ locale: 'nl' });
    expect(textOf(widget)).to.contain('Waarmee kan ik u helpen?');
    const other = await placeOpenWidget({ locale: 'nl', greeting: 'Goedemorgen!' });
    expect(textOf(other)).to.contain('Goedemorgen!').and.not.to.contain('Waarmee');
  });

  it('chooses among the owner’s texts, and again when it changes', async () => {
    const translations = {
      de: { name: 'Radladen', greeting: 'Hallo!', placeholder: 'Ihre Frage', suggestions: ['Wie lange?'] },
    };
    const appearance = { ...widgetRecord.appearance, suggestions: ['How long?'], translations };
    server.on('config', () => ({ ...widgetRecord, appearance }));
    page.lang = 'de-AT';
    const widget = await placeOpenWidget();
    const panel = () => widget.shadowRoot!.querySelector('chat-panel')!;
    await waitUntil(() => textOf(panel()).includes('Wie lange?'));
    expect(textOf(panel())).to.contain('Radladen').and.to.contain('Hallo!');
    expect(deepQuery(panel(), 'textarea').getAttribute('placeholder')).to.equal('Ihre Frage');
    expect(deepQuery(panel(), 'dialog h2').textContent).to.equal('Radladen');
    widget.locale = 'en';
    await waitUntil(() => textOf(panel()).includes(widgetRecord.name));
    await waitUntil(() => textOf(panel()).includes('How long?'));
    expect(textOf(panel())).to.contain(widgetRecord.appearance.greeting);
    expect(textOf(panel())).not.to.contain('Hallo!');
  });

  it('gives way to messages of the page’s own, one by one', async () => {
    const strings = { openChat: 'Frag uns', closeChat: 'Genug' };
    const widget = await placeOpenWidget({ locale: 'de', strings });
    expect(launcherOf(widget)!.getAttribute('aria-label')).to.equal('Genug');
    expect(hasButton(widget, 'Nachricht senden')).to.be.true;
  });
});
