import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { intentReply } from './intent-reply.js';

const smallTalk = (text: string): string | undefined => intentReply(text)?.answer;

const SMALL_TALK = [
  'hi',
  'Hello!',
  'hey there',
  'Good morning',
  'thanks',
  'Thank you so much!',
  'ok thanks',
  'great, thanks 🙏',
  'thanks thats great',
  'brilliant, thats perfect',
  'cheers, thats all i needed',
  'bye',
  'see you later',
  'how are you?',
  'are you a bot?',
  'Are you human or a robot?',
  'who are you',
  'am I talking to a real person?',
  'Helloooo!!',
  'hi, can you help me?',
  'What can you do?',
  "what's your name",
  'lol',
  '🙂',
  '👍',
  'test',
  'this is so useless',
  'you are stupid!!',
  "that's not what I asked",
  'what is this exactly?',
  'so what does this thing do',
];

/** A greeting, thanks, a question for the machine and a goodbye, then a question that is none of these. */
const LANGUAGES: [language: string, talk: string[], question: string][] = [
  [
    'de',
    ['Hallo!', 'Vielen Dank', 'Bist du ein Bot?', 'Auf Wiedersehen'],
    'Hallo, wie exportiere ich Daten?',
  ],
  ['es', ['¡Hola!', 'Muchas gracias', '¿Eres un robot?', 'Hasta luego'], 'Hola, ¿cómo exporto mis datos?'],
  [
    'fr',
    ['Bonjour !', 'merci beaucoup', 'Êtes-vous un robot ?', 'Au revoir'],
    'Merci, mais combien ça coûte ?',
  ],
  ['it', ['Buongiorno', 'Grazie mille!', 'Sei un robot?', 'Arrivederci'], 'ciao, quanto costa?'],
  ['pt', ['Olá', 'Muito obrigado', 'Você é um robô?', 'Até logo'], 'oi, como exporto meus dados?'],
  ['nl', ['Goedemorgen', 'Dank u wel', 'Ben je een robot?', 'Tot ziens'], 'hoi, wat kost het?'],
  ['pl', ['Dzień dobry', 'Dziękuję bardzo', 'Czy jesteś botem?', 'Do widzenia'], 'cześć, ile to kosztuje?'],
  ['tr', ['Merhaba', 'Teşekkür ederim', 'Sen bir robot musun?', 'Görüşürüz'], 'merhaba, ücret ne kadar?'],
  ['ar', ['السلام عليكم', 'شكرا جزيلا', 'هل أنت روبوت؟', 'مع السلامة'], 'مرحبا، كيف أصدر بياناتي؟'],
  ['he', ['שלום!', 'תודה רבה', 'אתה בוט?', 'להתראות'], 'שלום, כמה זה עולה?'],
  ['hi', ['नमस्ते', 'बहुत धन्यवाद', 'क्या आप रोबोट हैं?', 'फिर मिलेंगे'], 'नमस्ते, इसकी कीमत क्या है?'],
  ['zh', ['你好！', '谢谢你', '你是机器人吗？', '再见'], '你好，怎么导出数据？'],
  [
    'ja',
    ['こんにちは', 'ありがとうございます', 'あなたはロボットですか？', 'さようなら'],
    'こんにちは、料金はいくらですか？',
  ],
  [
    'ko',
    ['안녕하세요', '감사합니다', '당신은 로봇인가요?', '안녕히 계세요'],
    '안녕하세요, 요금이 얼마인가요?',
  ],
];

const QUESTIONS = [
  'hi, how do I reset my password?',
  'thanks, but how much is it?',
  'hello world example',
  'good morning, is the shop open?',
  'are you open on sundays',
  'who are your customers',
  'bye bye birdie tickets',
  'bot traffic',
  'how are you different from Acme?',
  'ok but why?',
  'thank you page tracking',
  'can it be wrong',
];

describe('small talk', () => {
  for (const text of SMALL_TALK) {
    it(`answers "${text}" without a page`, () => {
      assert.match(smallTalk(text) ?? '', /\w+/);
    });
  }

  for (const text of QUESTIONS) {
    it(`leaves "${text}" to the pages`, () => {
      assert.equal(smallTalk(text), undefined);
    });
  }

  for (const [language, talk, question] of LANGUAGES) {
    it(`is answered in the language it is made in (${language}), and never takes a question for it`, () => {
      const replies = talk.map((text) => smallTalk(text));
      assert.equal(new Set(replies).size, talk.length, replies.join(' / '));
      const english = ['hello', 'thanks', 'are you a bot', 'bye'].map((text) => smallTalk(text));
      assert.deepEqual(
        replies.filter((reply) => reply === undefined || english.includes(reply)),
        [],
      );
      assert.equal(smallTalk(question), undefined);
    });
  }

  it('needs more than a word that goes with others', () => {
    for (const text of ['you', 'team', 'please', 'again', '!!!'])
      assert.equal(smallTalk(text), undefined, text);
  });

  it('says that it is a machine', () => {
    assert.match(smallTalk('are you a real person?') ?? '', /automated assistant/);
  });

  it('is sorry where the visitor complains, and names the way to a human', () => {
    for (const text of ['this is useless', 'stupid bot', '😡'])
      assert.match(smallTalk(text) ?? '', /sorry.*our team/, text);
    const replies = [
      'du bist dumm',
      'ça ne sert à rien',
      'eres inútil',
      '你真笨',
      '役に立たない',
      '쓸모없어',
    ].map(smallTalk);
    assert.equal(new Set(replies).size, 6);
    assert.ok(!replies.includes(smallTalk('this is useless')) && !replies.includes(undefined));
  });

  it('answers what many languages say in the language of the conversation', () => {
    assert.equal(intentReply('ok', ['de'])?.answer, smallTalk('alles klar'));
    assert.equal(intentReply('👍', ['fr'])?.answer, smallTalk('parfait'));
    assert.equal(intentReply('test', ['xx', 'nl'])?.answer, smallTalk('even testen'));
  });

  it('answers a long hostile message as fast as any other', () => {
    assert.equal(smallTalk(`${'great '.repeat(600)}x`), undefined);
    assert.equal(smallTalk(`hi${' there'.repeat(600)}x`), undefined);
  });
});
