import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completionUrl } from './completion-url.js';

describe('the address of chat completions', () => {
  for (const [baseUrl, url] of [
    ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1/chat/completions'],
    ['https://gateway.example/llm', 'https://gateway.example/llm/v1/chat/completions'],
    ['https://gateway.example/api/v1', 'https://gateway.example/api/v1/chat/completions'],
    ['https://models.example/v1beta/openai', 'https://models.example/v1beta/openai/chat/completions'],
    ['https://models.example/chat/completions?api=2', 'https://models.example/chat/completions?api=2'],
  ] as const) {
    it(`is understood from ${baseUrl}`, () => {
      assert.equal(completionUrl(baseUrl), url);
    });
  }
});
