import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createMemoryStore } from '../store/memory/memory-store.js';
import { createTokenBudget, estimateTokens } from './token-budget.js';

const MAY = Date.UTC(2026, 4, 31, 23, 59, 59);
const JUNE = Date.UTC(2026, 5, 1);

const createBudget = (tokensPerMonth: number, store = createMemoryStore().tokens) =>
  createTokenBudget({ store, tokensPerMonth, newId: randomUUID });

describe('a token budget', () => {
  it('is never overspent, however many ask at once', async () => {
    const budget = createBudget(1000);
    const reservations = await Promise.all(
      Array.from({ length: 50 }, () => budget.reserve('acme', 100, MAY)),
    );
    assert.equal(reservations.filter(Boolean).length, 10);
  });

  it('gives back what was set aside and not spent, once', async () => {
    const budget = createBudget(100);
    const reservation = await budget.reserve('acme', 100, MAY);
    await reservation?.settle(40);
    await reservation?.settle(0);
    assert.equal(await budget.reserve('acme', 61, MAY), undefined);
    assert.ok(await budget.reserve('acme', 60, MAY));
  });

  it('belongs to one widget and one month', async () => {
    const budget = createBudget(100);
    assert.ok(await budget.reserve('acme', 100, MAY));
    assert.ok(await budget.reserve('other', 100, MAY));
    assert.equal(await budget.reserve('acme', 1, MAY), undefined);
    assert.ok(await budget.reserve('acme', 100, JUNE));
  });

  it('is charged for what settles after the month has ended to the month that it began in', async () => {
    const budget = createBudget(100);
    const late = await budget.reserve('acme', 10, MAY);
    assert.ok(await budget.reserve('acme', 50, JUNE));
    await late?.settle(90);
    assert.ok(await budget.reserve('acme', 50, JUNE));
  });

  it('estimates rather more tokens than fewer, in every script', () => {
    assert.equal(estimateTokens(''), 0);
    assert.equal(estimateTokens('You can return it.'), 6);
    assert.equal(estimateTokens('返品できます'), 6);
  });
});
