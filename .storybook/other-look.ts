/**
 * Judges a story in the opposite of how it stands there: the other theme, from right to left, and as narrow as a
 * phone. The accessibility addon has judged it as it is.
 */
import axe from 'axe-core';
import type { ServiceChatWidgetElement } from '../components/service-chat-widget/service-chat-widget.js';

declare global {
  /** Sizes the window, in pixels; only there in a test. */
  var setTestViewport: ((width: number, height: number) => Promise<void>) | undefined;
}

/** Pixels: 400 % zoom of a window 1,280 wide. */
const PHONE = { width: 320, height: 568 };

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

interface Look {
  readonly theme: 'light' | 'dark';
  readonly direction: string;
  readonly width: number;
  readonly height: number;
}

async function wear({ theme, direction, width, height }: Look, stage: HTMLElement): Promise<void> {
  await globalThis.setTestViewport?.(width, height);
  stage.dataset['theme'] = theme;
  stage.dir = direction;
  for (const widget of stage.querySelectorAll<ServiceChatWidgetElement>('service-chat-widget')) {
    widget.theme = theme;
    await widget.updateComplete;
  }
  // The transcript follows a change of its size a frame later.
  await nextFrame();
  await nextFrame();
}

/** @throws Error that names every violation and where it is */
export async function judgeInOtherLook(canvas: HTMLElement, settle: () => void): Promise<void> {
  const stage = canvas.querySelector<HTMLElement>('.stage');
  if (!stage) return;
  const theme = stage.dataset['theme'] === 'dark' ? 'light' : 'dark';
  const direction = stage.dir;
  const window = { width: innerWidth, height: innerHeight };
  await wear({ theme, direction: direction === 'rtl' ? 'ltr' : 'rtl', ...PHONE }, stage);
  settle();
  // A story is a part of a page, so it need not have the landmarks of one.
  const { violations } = await axe.run(stage, { rules: { region: { enabled: false } } });
  const { scrollWidth, clientWidth } = document.documentElement;
  await wear({ theme: theme === 'dark' ? 'light' : 'dark', direction, ...window }, stage);
  if (violations.length > 0) {
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
      ),
    );
    throw new Error(`axe finds in the ${theme} theme, mirrored, on a phone:\n${found.join('\n')}`);
  }
  if (scrollWidth > clientWidth) {
    throw new Error(
      `On a phone ${clientWidth} px wide the story is ${scrollWidth} px wide, and scrolls sideways.`,
    );
  }
}
