import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { deepQuery, textOf } from '../testing/deep-query.js';
import { startFakeServer, widgetRecord, type FakeServer } from '../testing/fake-server.js';
import { WIDGET_ID } from '../testing/fixtures.js';
import { launcherOf, panelOf, placeOpenWidget, placeStandingWidget } from '../testing/place-widget.js';
import { waitUntil } from '../testing/wait-until.js';
import type { ServiceChatWidgetElement } from './service-chat-widget.js';

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 2'><path d='M0 0h4v2H0z'/></svg>";
const BROKEN = 'data:image/png;base64,AAAA';

describe('<service-chat-widget>: how its owner wants it to look', () => {
  let server: FakeServer;

  const withLook = (look: object) => {
    server.on('config', () => ({ ...widgetRecord, appearance: { ...widgetRecord.appearance, ...look } }));
  };
  const dressed = async (widget: ServiceChatWidgetElement) => {
    await waitUntil(() => !launcherOf(widget)!.hidden, 'the launcher is in sight');
    return launcherOf(widget)!;
  };

  beforeEach(async () => {
    server = startFakeServer();
    await setViewport({ width: 1100, height: 1000 });
  });

  afterEach(() => {
    server.stop();
  });

  it('shows a text beside the icon, which begins the name of the launcher', async () => {
    withLook({ launcherText: 'Questions?' });
    const widget = await placeStandingWidget();
    const launcher = await dressed(widget);
    expect(launcher.textContent).to.equal('Questions?');
    expect(launcher.getAttribute('aria-label')).to.equal('Questions? – Open chat');
    const { width, height } = launcher.getBoundingClientRect();
    expect(height).to.equal(56);
    expect(width).to.be.above(120);
    await expect(widget).to.be.accessible();
  });

  it('is round while the window is open, and says that it closes the chat', async () => {
    const widget = await placeOpenWidget({ launcherText: 'Questions?', launcherIcon: 'help' });
    const launcher = await dressed(widget);
    expect(launcher.getAttribute('aria-label')).to.equal('Close chat');
    expect(launcher.offsetWidth).to.equal(56);
    expect(launcher.querySelector<SVGElement>('.picture')!.getBoundingClientRect().width).to.equal(0);
  });

  it('keeps a long text on one line inside a narrow screen', async () => {
    await setViewport({ width: 320, height: 568 });
    const widget = await placeStandingWidget({ launcherText: 'Any questions at all? We are here to help' });
    const launcher = await dressed(widget);
    const { left, right, height } = launcher.getBoundingClientRect();
    expect([left >= 0, right <= 320, height]).to.deep.equal([true, true, 56]);
  });

  it('shows another icon, and the bubble again', async () => {
    const widget = await placeStandingWidget({ launcherIcon: 'headset' });
    const launcher = await dressed(widget);
    expect(launcher.querySelector('svg')).to.exist;
    expect(getComputedStyle(launcher, '::before').display).to.equal('none');
    widget.launcherIcon = 'chat';
    await widget.updateComplete;
    expect(launcher.querySelector('svg')).to.equal(null);
    expect(getComputedStyle(launcher, '::before').display).not.to.equal('none');
  });

  it('shows the logo on the launcher, and the bubble where there is no such image', async () => {
    const widget = await placeStandingWidget({ launcherIcon: 'logo', logo: LOGO });
    await waitUntil(() => launcherOf(widget)!.querySelector('img'));
    const other = await placeStandingWidget({ launcherIcon: 'logo', logo: BROKEN });
    const launcher = await dressed(other);
    const image = new Image();
    image.src = BROKEN;
    await image.decode().catch(() => undefined);
    expect(launcher.querySelector('img')).to.equal(null);
    expect(getComputedStyle(launcher, '::before').display).not.to.equal('none');
  });

  it('finds a logo that its server has from the address of the server on, and leaves others as they are', async () => {
    withLook({ logo: `widget/logo/${WIDGET_ID}/0a.png` });
    const widget = await placeOpenWidget({ baseUrl: 'https://chat.example.com/help' });
    const logo = () => widget.shadowRoot!.querySelector('chat-panel')!.context!.logo;
    expect(logo()).to.equal(`https://chat.example.com/help/widget/logo/${WIDGET_ID}/0a.png`);
    widget.logo = LOGO;
    await widget.updateComplete;
    expect(logo()).to.equal(LOGO);
  });

  it('opens a window of the size that it is given, as far as there is room', async () => {
    const sizeOf = async (windowSize: 'small' | 'medium' | 'large' | undefined) => {
      const widget = await placeOpenWidget({ windowSize });
      const { offsetWidth, offsetHeight } = panelOf(widget)!;
      widget.remove();
      return [offsetWidth, offsetHeight];
    };
    expect(await sizeOf('small')).to.deep.equal([360, 540]);
    expect(await sizeOf(undefined)).to.deep.equal([400, 680]);
    expect(await sizeOf('large')).to.deep.equal([480, 840]);
    await setViewport({ width: 700, height: 600 });
    expect((await sizeOf('large'))[1]).to.be.below(600);
    await setViewport({ width: 375, height: 667 });
    expect(await sizeOf('small')).to.deep.equal([375, 667]);
  });

  it('lets the page set another size by CSS', async () => {
    const widget = await placeOpenWidget({ windowSize: 'small' });
    widget.style.setProperty('--chat-window-width', '440px');
    widget.style.setProperty('--chat-window-height', '700px');
    expect([panelOf(widget)!.offsetWidth, panelOf(widget)!.offsetHeight]).to.deep.equal([440, 700]);
  });

  it('lets the page style the parts of the window', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('service-chat-widget::part(header) { background: rgb(1 2 3); }');
    document.adoptedStyleSheets.push(sheet);
    const widget = await placeOpenWidget();
    expect(getComputedStyle(deepQuery(panelOf(widget)!, '.header')).backgroundColor).to.equal('rgb(1, 2, 3)');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });

  it('takes texts by language from attributes too', async () => {
    const widget = await fixture<ServiceChatWidgetElement>(
      html`<service-chat-widget
        widget-id=${WIDGET_ID}
        locale="de-CH"
        name='{"en": "Bikes", "de": "Räder"}'
        greeting="{Hello}"
        suggestions='["Wie lange?"]'
        launcher-text='{"de": "Fragen?"}'
      ></service-chat-widget>`,
    );
    await waitUntil(() => launcherOf(widget));
    expect((await dressed(widget)).textContent).to.equal('Fragen?');
    widget.open();
    await waitUntil(() => panelOf(widget));
    await waitUntil(() => textOf(panelOf(widget)!).includes('Räder'));
    await waitUntil(() => textOf(panelOf(widget)!).includes('{Hello}'));
    await waitUntil(() => textOf(panelOf(widget)!).includes('Wie lange?'));
  });
});
