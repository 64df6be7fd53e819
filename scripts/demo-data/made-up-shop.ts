/** The shop of the demo data: nothing about it is true, and everything says so. */

export const DEMO_SHOP_ID = '00000000-0000-4000-8000-00000000d3a0';
export const SITE = 'https://made-up.example';

const page = (id: string, title: string, content: string) => ({
  id,
  title: `${title} (made up)`,
  url: `${SITE}/${id}`,
  lang: 'en',
  content: `# ${title}\n\n${content}\n`,
});

export const PAGES = [
  page(
    'returns',
    'Returns',
    'You can return any lamp within 30 days. Put it into its box and print the label.',
  ),
  page('delivery', 'Delivery', 'Parcels leave us the day after you order and take two to four days.'),
  page('payment', 'Payment', 'We take cards and bank transfer. You pay when you order.'),
  page('warranty', 'Warranty', 'Lamps have a warranty of three years, bulbs of one.'),
];

export interface DemoQuestion {
  wordings: readonly string[];
  language: string;
  /** That the answer cites, or that is near where there is none. */
  page?: string;
  /** Absent where the pages hold none. */
  answer?: string;
  confidence: number;
}

const known = (pageId: string, answer: string, confidence: number, ...wordings: string[]): DemoQuestion => ({
  page: pageId,
  answer,
  confidence,
  wordings,
  language: 'en',
});
const gap = (pageId: string, language: string, ...wordings: string[]): DemoQuestion => ({
  page: pageId,
  confidence: 0,
  wordings,
  language,
});

const RETURNED = 'You can return any lamp within 30 days.';
const SENT = 'Parcels leave us the day after you order and take two to four days.';
const PAID = 'We take cards and bank transfer.';
const WARRANTED = 'Lamps have a warranty of three years, bulbs of one.';

export const OPENING: DemoQuestion = {
  wordings: ['Hello', 'Hi there'],
  language: 'en',
  answer: 'Hello! What would you like to know?',
  confidence: 0.9,
};

export const QUESTIONS: readonly DemoQuestion[] = [
  known(
    'returns',
    RETURNED,
    0.88,
    'Can I return a lamp?',
    'How do returns work?',
    'I want to send my lamp back',
  ),
  known('delivery', SENT, 0.85, 'When will my parcel arrive?', 'How long does delivery take?'),
  known('delivery', SENT, 0.4, 'Do you deliver on Saturdays?', 'Is there express delivery?'),
  known('payment', PAID, 0.9, 'Can I pay by card?', 'How can I pay?'),
  known('warranty', WARRANTED, 0.82, 'How long is the warranty?', 'Is there a warranty for bulbs?'),
  known('warranty', WARRANTED, 0.38, 'My lamp flickers, what now?'),
  gap('payment', 'en', 'Can I pay with bitcoin?', 'do you take bitcoin', 'Is it possible to pay in bitcoin?'),
  gap('delivery', 'en', 'Do you ship to Norway?', 'Can you deliver to Norway?'),
  gap('returns', 'de', 'Kann ich eine Lampe umtauschen?', 'Wie tausche ich meine Lampe um?'),
];
