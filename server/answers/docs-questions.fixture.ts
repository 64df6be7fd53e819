/** Questions that a visitor of the demo may ask, whose knowledge is `docs/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '../front-matter.js';
import type { Page } from '../model.js';

export const DOCS = new URL('../../docs/', import.meta.url);

/** The pages of `docs/`. */
export function readDocs(): Page[] {
  return readdirSync(DOCS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const { data, content } = parseFrontMatter(readFileSync(new URL(file, DOCS), 'utf8'));
      return {
        id: file.slice(0, -'.md'.length),
        title: String(data['title']),
        url: String(data['url']),
        lang: String(data['lang']),
        content,
      };
    });
}

/** Each question with the pages of docs/ that answer it; any one among the first three citations is right. */
export const QUESTIONS: [question: string, ...pages: string[]][] = [
  ['what is service chat', 'introduction'],
  ['do I need a database', 'introduction', 'data-folder'],
  ['which version of node do I need', 'introduction', 'getting-started', 'faq'],
  ['how do I install it', 'getting-started'],
  ['how do I create a widget', 'getting-started', 'cli'],
  ['where do I put the script tag', 'embed'],
  ['where can I find the widget id', 'embed'],
  ['will it slow down my site', 'embed'],
  ['how do I change the color of the chat', 'options', 'theming'],
  ['how to change the welcome message', 'options'],
  ['can I put the launcher on the left side', 'options'],
  ['dark mode', 'options', 'theming'],
  ['how do I open the chat from a button', 'javascript-api'],
  ['how do I use it with react', 'frameworks'],
  ['is there a vue component', 'frameworks'],
  ['typescript types for the elements', 'frameworks'],
  ['how many npm packages does it install', 'dependencies'],
  ['how can I remove the widget in a single page app', 'javascript-api', 'embed'],
  ['which events does the widget fire', 'events', 'javascript-api'],
  ['are there webhooks', 'events'],
  ['how do I track chat usage in my analytics', 'events'],
  ['what file types can be imported', 'importing-pages'],
  ['does it crawl my website', 'importing-pages'],
  ['how do I update a page after I changed it', 'importing-pages'],
  ['is the chat accessible with a screen reader', 'accessibility'],
  ['which browsers are supported', 'accessibility'],
  ['what do I have to add to my content security policy', 'csp'],
  ['does it work with trusted types', 'csp'],
  ['does it use AI to write the answers', 'answers', 'introduction'],
  ['can it hallucinate', 'answers', 'introduction'],
  ['what does confidenceScore mean', 'confidence'],
  ['why does the chat refuse to answer', 'refusals'],
  ['how can visitors reach a human', 'escalation-and-feedback'],
  ['how do I ask a question with curl', 'rest-api'],
  ['do I need an api key', 'rest-api', 'faq'],
  ['what does a 403 error mean', 'errors'],
  ['how do I allow subdomains', 'allowlist'],
  ['can I test it on localhost', 'allowlist', 'getting-started'],
  ['what happens when the message limit is reached', 'quota'],
  ['when does the monthly quota reset', 'quota'],
  ['how to disable a widget', 'cli', 'embed'],
  ['how do I change the port', 'configuration'],
  ['where is my data stored', 'data-folder', 'privacy'],
  ['how to make a backup', 'data-folder', 'production'],
  ['does the chat set cookies', 'privacy'],
  ['nginx configuration', 'production'],
  ['how do I run it as a systemd service', 'production'],
  ['the chat does not show up on my site', 'troubleshooting'],
  ['i get a cors error', 'troubleshooting'],
  ['does it work with wordpress', 'faq'],
];

/** What these pages do not answer. */
export const OFF_PRODUCT = [
  'what is the weather in Paris tomorrow',
  'who won the football world cup in 1974',
  'how do I bake sourdough bread',
  'what is the capital of Australia',
  'can you book me a flight to Lisbon',
  'how tall is Mount Everest',
  'recommend a good science fiction novel',
  'what is the exchange rate of the yen',
  'how do I train for a marathon',
  'translate good morning into Swahili',
];
