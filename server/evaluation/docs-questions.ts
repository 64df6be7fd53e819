/** Questions that a visitor of the demo may ask, whose knowledge is `docs/`. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '../markdown/front-matter.js';
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

/** Each question, in a visitor's words, with the pages of docs/ that answer it; the first citation must be one. */
export const QUESTIONS: [question: string, ...pages: string[]][] = [
  ['what is service chat', 'introduction'],
  ['do I need a database', 'introduction', 'data-folder'],
  ['which version of node do I need', 'introduction', 'getting-started', 'faq'],
  ['how do I install it', 'getting-started', 'tutorial', 'faq'],
  ['how do I create a widget', 'getting-started', 'tutorial', 'cli'],
  ['where do I put the script tag', 'embed', 'getting-started'],
  ['where can I find the widget id', 'embed'],
  ['will it slow down my site', 'embed'],
  ['how do I change the color of the chat', 'options', 'theming'],
  ['how to change the welcome message', 'options'],
  ['can I put the launcher on the left side', 'options'],
  ['dark mode', 'options', 'theming'],
  ['can I open the chat when someone clicks my own link or button', 'javascript-api'],
  ['how can I remove the widget in a single page app', 'javascript-api', 'embed', 'frameworks'],
  ['how do I use it in react', 'frameworks'],
  ['which events does the widget fire', 'events', 'javascript-api'],
  ['how do I track chat usage in my analytics', 'events'],
  ['what file types can be imported', 'importing-pages'],
  ['can you import my website from its sitemap', 'importing-from-the-web'],
  ['how do I update a page after I changed it', 'importing-pages'],
  ['can a blind person use it with a screen reader', 'accessibility'],
  ['which browsers are supported', 'accessibility'],
  ['what do I have to add to my content security policy', 'csp'],
  ['does it work with trusted types', 'csp'],
  ['does it use AI to write the answers', 'answers', 'introduction', 'language-model', 'faq'],
  ['can I connect it to a local model like ollama', 'language-model'],
  ['can it hallucinate', 'answers', 'introduction', 'language-model'],
  ['what does confidenceScore mean', 'confidence'],
  ['why does the chat refuse to answer', 'refusals'],
  ['how can visitors reach a human', 'escalation-and-feedback'],
  ['how do I ask a question with curl', 'rest-api'],
  ['do I need an api key', 'rest-api', 'faq', 'configuration'],
  ['is there an openapi spec', 'rest-api'],
  ['how do I stream the answer while it is written', 'streaming'],
  ['what does a 403 error mean', 'errors'],
  ['how do I allow subdomains', 'allowlist'],
  ['can I test it on localhost', 'allowlist', 'getting-started', 'tutorial'],
  ['what happens when the message limit is reached', 'quota'],
  ['when does the monthly quota reset', 'quota'],
  ['how to disable a widget', 'cli', 'embed'],
  ['which questions could the chat not answer', 'cli'],
  ['why was this question refused, can I see the scores', 'cli', 'confidence'],
  ['is there a command that checks my setup', 'cli'],
  ['how do I change the port', 'configuration'],
  ['where is my data stored', 'data-folder', 'privacy'],
  ['how to make a backup', 'data-folder', 'docker', 'production'],
  ['how do I update to the newest version', 'upgrading', 'production'],
  ['can I go back to the old version after an upgrade', 'upgrading'],
  ['does the chat set cookies', 'privacy'],
  ['how do I delete everything a customer wrote for gdpr', 'privacy'],
  ['nginx configuration', 'reverse-proxy'],
  ['serve the chat under a path of my domain', 'reverse-proxy'],
  ['caddy config', 'reverse-proxy'],
  ['is there a docker image', 'docker', 'production'],
  ['docker compose', 'docker'],
  ['how do I run it as a systemd service', 'production'],
  ['is it secure', 'security'],
  ['can another site steal my widget', 'security', 'allowlist'],
  ['what about prompt injection', 'security', 'language-model'],
  ['the chat does not show up on my site', 'troubleshooting'],
  ['my launcher does not show up', 'troubleshooting'],
  ['how do i stop bots from spamming it', 'quota'],
  ['does it learn from the conversations', 'answers', 'privacy'],
  ['i get a cors error', 'troubleshooting'],
  ['does it work with wordpress', 'faq'],
  ['can I run it on Windows?', 'faq'],
];

/** What these pages seem to answer at most: a reply that is no refusal must be unsure, so that the widget says so. */
export const NEAR_MISSES = [
  'do you have a phone hotline?',
  'can I limit the chat to business hours?',
  'is there a mobile app for agents?',
  'does it integrate with Zendesk?',
  'can I get a refund if I do not like it?',
  'how can I hide the powered by badge',
  'is there a free trial?',
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
  'my parcel has not arrived yet, where is it',
  'how much does a dental check-up cost',
  'write me a poem about the sea',
];
