/** Sample messages, replies and conversations of a made-up shop, shared by stories and component tests. */
import type { Citation, RelatedArticle } from '../../server/contract.js';
import type { ChatContext } from '../chat-panel/chat-context.js';
import {
  EMPTY_CONVERSATION,
  type AssistantMessage,
  type ChatMessageData,
  type ConversationState,
  type RequestMessage,
  type VisitorMessage,
} from '../conversation/conversation-state.js';
import { messages as ENGLISH } from '../language/locales/en.js';

/** 14 March 2025, 10:42 in the zone of whoever looks. */
const MORNING = new Date(2025, 2, 14, 10, 42).getTime();
const MINUTE = 60_000;

export const WIDGET_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const WIDGET_NAME = 'Fernwood Bicycles';
export const GREETING = 'Hi! Ask me about orders, deliveries or looking after your bike.';

export const citations: readonly Citation[] = [
  {
    pageId: 'returns',
    pageTitle: 'Returns and refunds',
    pageUrl: 'https://help.fernwood.example/returns#:~:text=within%2030%20days',
    excerpt:
      'You can return any bicycle within 30 days of delivery, as long as it was ridden less than 50 km.',
  },
  {
    pageId: 'delivery',
    pageTitle: 'Delivery times and costs',
    pageUrl: 'https://help.fernwood.example/delivery',
    excerpt:
      'We collect returned bicycles from your door free of charge. Keep the carton for this; if you no longer have it, we bring one along for 12 euros. Collection takes place on working days between 8 and 17 o’clock, and you choose the day.',
  },
  { pageTitle: 'Printed manual, page 12', excerpt: 'Remove the pedals before you pack the bicycle.' },
];

export const relatedArticles: readonly RelatedArticle[] = [
  {
    pageId: 'warranty',
    pageTitle: 'What the five-year frame warranty covers',
    pageUrl: 'https://help.fernwood.example/warranty',
    excerpt: 'The frame is covered for five years against faults of material and of making.',
  },
  {
    pageId: 'workshop',
    pageTitle: 'Booking a workshop appointment',
    pageUrl: 'https://help.fernwood.example/workshop',
  },
];

/** What a visitor asked; `minute` places it after the start of the conversation. */
export function question(text: string, minute = 0, changes: Partial<VisitorMessage> = {}): VisitorMessage {
  return {
    role: 'user',
    id: `question-${minute}`,
    text,
    sentAt: MORNING + minute * MINUTE,
    status: 'sent',
    ...changes,
  };
}

/** A reply without sources; `changes` give it what the case at hand needs. */
export function reply(text: string, minute = 0, changes: Partial<AssistantMessage> = {}): AssistantMessage {
  return {
    role: 'assistant',
    id: `reply-${minute}`,
    text,
    sentAt: MORNING + minute * MINUTE,
    citations: [],
    relatedArticles: [],
    confidenceScore: 0.92,
    wasRefused: false,
    ...changes,
  };
}

/** Says that a request for a human was sent. */
export const sentRequest = (minute = 2): RequestMessage => ({
  role: 'request',
  id: `request-${minute}`,
  sentAt: MORNING + minute * MINUTE,
});

export const citedReply = reply(
  'You can return any bicycle **within 30 days** of delivery. [1] We collect it from your door free of charge. [2]',
  1,
  { citations },
);

export const unsureReply = reply('E-bikes are delivered in 5 to 8 working days. [1]', 1, {
  citations: citations.slice(1, 2),
  confidenceScore: 0.34,
});

export const refusal = reply(
  'I could not find an answer to that on our pages. These may help, or a person can take over.',
  1,
  { wasRefused: true, confidenceScore: 0.08, relatedArticles },
);

export const richReply = reply(
  `## Adjust the disc brake

Loosen both bolts of the calliper, then:

1. Pull the brake lever and hold it.
2. Tighten the bolts *evenly*, in turns:
   - the upper one first,
   - then the lower one, to \`8 Nm\`.
3. Let go and spin the wheel.

| Part | Torque | Tool |
| --- | --- | --- |
| Calliper | 8 Nm | Hex 5 |
| Rotor | 6 Nm | Torx T25 |

> Never touch the rotor with bare fingers.

\`\`\`
service --bike FW-2041 --part "front brake calliper" --print-worksheet
\`\`\`

The whole list is on [the workshop page](https://help.fernwood.example/workshop).`,
  1,
  { citations: citations.slice(0, 1) },
);

export const longWordReply = reply(
  `The serial number is ${'FW20410017X'.repeat(9)} and its page is https://help.fernwood.example/${'serial-numbers/'.repeat(6)}`,
  1,
  { citations: citations.slice(0, 1) },
);

export const arabicReply = reply(
  'يمكنك إرجاع أي دراجة **خلال 30 يومًا** من تاريخ التسليم. [1] نستلمها من باب منزلك مجانًا.',
  1,
  {
    citations: [
      {
        pageId: 'returns-ar',
        pageTitle: 'الإرجاع واسترداد الأموال',
        pageUrl: 'https://help.fernwood.example/ar/returns',
        excerpt: 'يمكنك إرجاع أي دراجة خلال 30 يومًا من تاريخ التسليم.',
      },
    ],
  },
);

/** A settled conversation of these messages. */
export function conversation(
  messages: readonly ChatMessageData[],
  changes: Partial<ConversationState> = {},
): ConversationState {
  return { ...EMPTY_CONVERSATION, messages, ...changes };
}

export const answeredConversation = conversation([
  question('Can I send a bike back?'),
  citedReply,
  question('And if I have lost the box?', 3),
  reply('If you no longer have the carton, we bring one along for 12 euros. [1]', 4, {
    citations: citations.slice(1, 2),
    feedback: 'positive',
  }),
]);

export const refusedConversation = conversation([question('Do you rent out tandems in Oslo?'), refusal]);

export const waitingConversation = conversation([question('Can I send a bike back?', 0)], {
  status: 'sending',
});

/** The visitor pressed "Stop" before the first word of the reply. */
export const stoppedConversation = conversation([
  question('Can I send a bike back?', 0, { isStopped: true }),
]);

/** A reply with questions that may follow. */
export const guidedConversation = conversation([
  question('Can I send a bike back?'),
  {
    ...citedReply,
    suggestions: ['What if I have lost the carton?', 'How long does it take until I have my money back?'],
  },
]);

/** A request for a human went out after a refusal. */
export const requestedConversation = conversation([...refusedConversation.messages, sentRequest()]);

export const failedConversation = conversation(
  [question('Can I send a bike back?', 0, { status: 'failed' })],
  { status: 'failed', error: { code: 'network', canRetry: true } },
);

/** A conversation of `count` questions with their replies, over several days. */
export function longConversation(count: number): ConversationState {
  const messages = Array.from({ length: count }, (_, index) => [
    question(`Question number ${index + 1}`, index * 200),
    reply(`Reply number ${index + 1}: the bicycle stands in bay ${(index * 7) % 40}.`, index * 200 + 1),
  ]);
  return conversation(messages.flat());
}

/** What the widget hands down to its panel. */
export function chatContextWith(changes: Partial<ChatContext> = {}): ChatContext {
  return {
    name: WIDGET_NAME,
    greeting: GREETING,
    placeholder: ENGLISH.placeholder,
    suggestions: [],
    strings: ENGLISH,
    conversation: EMPTY_CONVERSATION,
    escalation: 'none',
    ...changes,
  };
}
