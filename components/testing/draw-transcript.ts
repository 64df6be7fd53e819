/** Draws a transcript by itself, for tests. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import type { ChatMessage } from '../chat-message/chat-message.js';
import type { ChatTranscript } from '../chat-transcript/chat-transcript.js';
import '../chat-transcript/chat-transcript.js';
import type { ConversationState } from '../conversation/conversation-state.js';
import './adopt-tokens.js';
import { deepQuery } from './deep-query.js';

const FRAMES_TO_SETTLE = 4;

/** Waits for the frames in which rows are measured and followed. */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < FRAMES_TO_SETTLE; frame++) await nextFrame();
}

/** Waits until rows have been measured and followed: until nothing has moved for some frames, on a busy machine too. */
async function rest(log: HTMLElement): Promise<void> {
  let place = '';
  for (let still = 0; still < FRAMES_TO_SETTLE; still++) {
    await nextFrame();
    const now = `${log.scrollTop} ${log.scrollHeight} ${log.clientHeight}`;
    if (now !== place) still = 0;
    place = now;
  }
}

/** A transcript in its box, and what a test asks of it. */
export async function drawTranscript(state: ConversationState, greeting = '') {
  const transcript = await fixture<ChatTranscript>(
    html`<chat-transcript .conversation=${state} .greeting=${greeting}></chat-transcript>`,
    { parentNode: transcriptBox() },
  );
  const log = deepQuery(transcript, '[role="log"]');
  await rest(log);
  const show = async (next: ConversationState) => {
    transcript.conversation = next;
    await transcript.updateComplete;
    await rest(log);
  };
  const messages = () => Array.from(transcript.shadowRoot!.querySelectorAll<ChatMessage>('chat-message'));
  const fromEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
  const spoken = () => transcript.shadowRoot!.querySelector('[role="status"]')!.textContent;
  return { transcript, log, show, messages, fromEnd, spoken };
}

/** As high and wide as in a small window. */
export function transcriptBox(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'display: grid; inline-size: 380px; block-size: 400px';
  return element;
}
