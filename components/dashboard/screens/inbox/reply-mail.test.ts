import { expect } from '@open-wc/testing';
import { replyMail } from './reply-mail.js';

const at = '2026-01-31T14:00:00.000Z';
const mail = (email: string, message = 'Call me.', answer?: string) =>
  replyMail(
    {
      email,
      message,
      at,
      turns:
        answer === undefined
          ? []
          : [{ at, question: 'q', reply: { answer, citations: [], confidenceScore: 1, wasRefused: false } }],
    },
    'Acme & Söhne',
  );

describe('the mail that answers a request', () => {
  it('quotes the message and the last answer, every part encoded', () => {
    const address = mail("o'neil+x@acme.example", 'Is 5 & 6 = 11?\nYes?', 'We take **cards**.')!;
    const url = new URL(address);
    expect(url.pathname).to.equal('o%27neil%2Bx@acme.example');
    expect([...url.searchParams.keys()]).to.deep.equal(['subject', 'body']);
    expect(url.searchParams.get('subject')).to.equal('Your question to Acme & Söhne');
    expect(url.searchParams.get('body'))
      .to.contain('> Is 5 & 6 = 11?\r\n> Yes?')
      .and.contain('> We take cards.');
    expect(address).not.to.match(/[\s"<>']/);
  });

  it('writes to nothing but one plain address', () => {
    for (const address of [
      'a@b.example?bcc=x@y.example',
      'a@b.example&cc=x@y.example',
      'a@b.example,x@y.example',
      'a@b.example%0Abcc:x@y.example',
      'a@b.example\nbcc: x@y.example',
      '"a b"@c.example',
      'javascript:alert(1)',
      'a@b',
      '',
    ])
      expect(mail(address), address).to.equal(undefined);
  });

  it('has at most 1,800 characters, and cuts no character in two', () => {
    for (const message of ['x'.repeat(4000), '😀'.repeat(2000), `\ud83d${'ü'.repeat(3000)}`]) {
      const address = mail('ann@acme.example', message)!;
      expect(address.length).to.be.within(1700, 1800);
      expect(() => decodeURIComponent(address)).not.to.throw();
    }
  });

  it('leaves out what turns or hides text', () => {
    const body = new URL(mail('ann@acme.example', 'a\u202eb\u200b')!).searchParams.get('body');
    expect(body).to.match(/> ab$/);
  });
});
