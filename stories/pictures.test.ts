/**
 * The main states look as they did: each against its picture in `stories/pictures/`. Fonts are brought along,
 * because every machine has others. `scripts/testing/compare-pictures.ts` says what counts as a difference.
 */
import { fixtureCleanup, fixtureSync, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { visualDiff } from '@web/test-runner-visual-regression';
import type { ChatContext } from '../components/chat-panel/chat-context.js';
import { loadMessages } from '../components/language/locales.js';
import { messages as ENGLISH } from '../components/language/locales/en.js';
import { tokens } from '../components/theme/tokens.styles.js';
import { deepQueryAll } from '../components/testing/deep-query.js';
import { startFakeServer } from '../components/testing/fake-server.js';
import {
  arabicReply,
  chatContextWith,
  citedReply,
  conversation,
  failedConversation,
  question,
  refusal,
  sentRequest,
} from '../components/testing/fixtures.js';
import { placeStandingWidget } from '../components/testing/place-widget.js';
import { waitUntil } from '../components/testing/wait-until.js';
import '../components/chat-panel/chat-panel.js';

// Its own declarations are not found by Node's rules.
declare module '@web/test-runner-visual-regression' {
  export function visualDiff(element: Node, name: string): Promise<void>;
}

const FONTS = '/node_modules/@fontsource';
const FILES: readonly [family: string, path: string][] = [
  ['Picture', 'noto-sans/files/noto-sans-latin'],
  ['Picture Arabic', 'noto-sans-arabic/files/noto-sans-arabic-arabic'],
];

async function loadFonts(): Promise<void> {
  const faces = FILES.flatMap(([family, path]) =>
    ['400', '600', '700'].map(
      (weight) => new FontFace(family, `url(${FONTS}/${path}-${weight}-normal.woff2)`, { weight }),
    ),
  );
  for (const face of faces) document.fonts.add(await face.load());
}

const scene = new CSSStyleSheet();
scene.replaceSync(`
  ${tokens.cssText.replaceAll(':root', '.scene')}
  .scene { position: fixed; inset: 0; padding: 16px; box-sizing: border-box; background: var(--chat-canvas);
    --chat-font: 'Picture', 'Picture Arabic'; --chat-font-mono: 'Picture'; }
  .scene.phone { padding: 0; --chat-panel-radius: 0; --chat-panel-shadow: none; }
  .scene chat-panel { block-size: 100%; }
`);

/** In every shadow root: letters as they are drawn, whatever the machine's settings of hinting are, and at rest. */
const still = new CSSStyleSheet();
still.replaceSync(`
  * { text-rendering: geometricPrecision !important; animation: none !important; transition: none !important; }
  ::-webkit-resizer { display: none; }
`);

interface Look {
  readonly name: string;
  readonly theme?: 'dark';
  readonly isPhone?: boolean;
  readonly locale?: string;
}

const LOOKS: readonly Look[] = [
  { name: 'light' },
  { name: 'dark', theme: 'dark' },
  { name: 'phone', isPhone: true },
  { name: 'right to left', locale: 'ar' },
];

/** The states of the window, in the language of the look. */
function statesOf({ locale }: Look): Readonly<Record<string, Partial<ChatContext>>> {
  const isArabic = locale === 'ar';
  const asked = question(isArabic ? 'هل يمكنني إرجاع الدراجة؟' : 'Can I send a bike back?');
  const reply = isArabic ? arabicReply : citedReply;
  const failed = { ...asked, status: 'failed' } as const;
  return {
    greeting: { suggestions: isArabic ? [] : ['How long does delivery take?', 'Can I return a bike?'] },
    conversation: { conversation: conversation([asked, reply]) },
    refusal: { conversation: conversation([asked, refusal]) },
    'next questions': {
      conversation: conversation([
        { ...asked, id: 'stopped', isStopped: true },
        asked,
        { ...reply, suggestions: isArabic ? ['متى تصل الدراجة؟'] : ['What if I have lost the carton?'] },
      ]),
    },
    sending: { conversation: conversation([asked], { status: 'sending' }) },
    'request sent': { conversation: conversation([asked, refusal, sentRequest()]) },
    form: { conversation: conversation([asked, refusal]), escalation: 'editing' },
    error: { conversation: { ...failedConversation, messages: [failed] } },
  };
}

/** Until three frames have brought nothing new. */
async function settle(place: HTMLElement): Promise<void> {
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) {
    await nextFrame();
    for (const { shadowRoot } of deepQueryAll(place, '*')) {
      if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(still)) continue;
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, still];
      frames = 0;
    }
  }
}

async function compare(place: HTMLElement, name: string): Promise<void> {
  await settle(place);
  await visualDiff(place, name).catch((error: unknown) => {
    const advice = 'If the new look is meant, run `npm run pictures:accept` and commit the pictures.';
    throw new Error(`${(error as Error).message}\n${advice}`);
  });
}

// Other browsers and other systems draw letters in another way.
const runs =
  navigator.userAgent.includes('Chrome') && navigator.userAgent.includes('Linux') ? describe : describe.skip;

runs('the pictures of the widget', function () {
  // A busy machine needs its time.
  this.timeout(60_000);

  before(async () => {
    document.adoptedStyleSheets.push(scene);
    await loadFonts();
  });
  after(async () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== scene);
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(() => {
    fixtureCleanup();
  });

  for (const look of LOOKS) {
    const { name, theme = 'light', isPhone = false, locale } = look;

    for (const [state, context] of Object.entries(statesOf(look))) {
      it(`${name}: ${state}`, async () => {
        await setViewport(isPhone ? { width: 360, height: 640 } : { width: 432, height: 640 });
        const strings = (locale && (await loadMessages(locale))) || ENGLISH;
        const { greeting } = locale ? strings : chatContextWith();
        const given = chatContextWith({ strings, greeting, placeholder: strings.placeholder, ...context });
        const place = fixtureSync<HTMLElement>(
          html`<div
            class="scene ${isPhone ? 'phone' : ''}"
            data-theme=${theme}
            dir=${strings.dir ?? 'ltr'}
            lang=${locale ?? 'en'}
          >
            <chat-panel .context=${given} ?modal=${isPhone}></chat-panel>
          </div>`,
        );
        await waitUntil(
          () => deepQueryAll(place, state === 'form' ? 'textarea#message' : 'textarea').length > 0,
        );
        await compare(place, `${name} ${state}`.replaceAll(' ', '-'));
      });
    }
  }

  it('launcher', async () => {
    await setViewport({ width: 120, height: 120 });
    const server = startFakeServer();
    const widget = await placeStandingWidget({ primaryColor: '#0f766e' });
    const place = fixtureSync<HTMLElement>(html`<div class="scene"></div>`);
    place.append(widget);
    await waitUntil(() => widget.shadowRoot?.querySelector('.launcher'));
    await compare(place, 'launcher');
    server.stop();
  });
});
