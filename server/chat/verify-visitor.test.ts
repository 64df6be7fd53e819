import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it } from 'node:test';
import { makeVisitorSecret, verifyVisitor } from './verify-visitor.js';

const visitorSecret = makeVisitorSecret();
const signing = { id: '11111111-1111-4111-8111-111111111111', visitorSecret };
const sign = (id: string, secret = visitorSecret) => createHmac('sha256', secret).update(id).digest('hex');

describe('the signature of a visitor', () => {
  it('is right for its id alone, whatever the case of its digits', () => {
    for (const visitorId of ['42', 'ann@acme.example', 'Zoë 🦊']) {
      const visitorSignature = sign(visitorId);
      assert.equal(verifyVisitor(signing, { visitorId, visitorSignature }), true);
      const upper = visitorSignature.toUpperCase();
      assert.equal(verifyVisitor(signing, { visitorId, visitorSignature: upper }), true);
    }
  });

  it('is refused where it is of another id, by another secret, cut, or no hex', () => {
    const wrong = [
      sign('43'),
      sign('42', makeVisitorSecret()),
      sign('42').slice(2),
      `${sign('42')}00`,
      'zz',
      '',
    ];
    for (const visitorSignature of wrong) {
      assert.throws(
        () => verifyVisitor(signing, { visitorId: '42', visitorSignature }),
        /does not fit the visitorId: it must be the HMAC-SHA256 of the visitorId.* visitor secret 11111111/,
        visitorSignature,
      );
    }
    assert.throws(() => verifyVisitor(signing, { visitorSignature: sign('') }), /does not fit/);
  });

  it('proves nothing where there is none, or no secret', () => {
    assert.equal(verifyVisitor(signing, { visitorId: '42' }), false);
    assert.equal(verifyVisitor({ id: signing.id }, { visitorId: '42', visitorSignature: sign('42') }), false);
  });
});
