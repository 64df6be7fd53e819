import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PastTurn } from '../../answers/answer-engine.js';
import { assertLinearTime } from '../../runtime/linear-time.fixture.js';
import { withoutPreamble } from './without-preamble.js';

const turn = (question: string): PastTurn => ({ question, answer: 'Yes.', citedPageIds: ['page'] });
const EARLIER = turn('how much is the tour');

/** What is asked behind one turn, and whether that turn is still told. */
function asked(message: string): [question: string, keepsHistory: boolean] {
  const { text, history } = withoutPreamble({ widgetId: 'one', text: message, history: [EARLIER] });
  return [text, history.length > 0];
}

const QUESTIONS: [message: string, question: string][] = [
  ['hi, do you take amex?', 'do you take amex?'],
  ['Hello! Thank you. I lost my key. What now?', 'I lost my key. What now?'],
  ['hi how do i pay', 'how do i pay'],
  ["hi what's the price", "what's the price"],
  ['thanks, and where are you?', 'and where are you?'],
  ['by the way, do you take amex?', 'do you take amex?'],
  ['btw how do i pay', 'how do i pay'],
  ['one more question: is it free?', 'is it free?'],
  ['ok, by the way, is it free?', 'is it free?'],
  ['Guten Tag, wie kann ich bezahlen?', 'wie kann ich bezahlen?'],
  ['Übrigens, wie kann ich bezahlen?', 'wie kann ich bezahlen?'],
  ['Bonjour, où êtes-vous ?', 'où êtes-vous ?'],
  ['Au fait, où êtes-vous ?', 'où êtes-vous ?'],
  ['Hola ¿cuánto cuesta?', '¿cuánto cuesta?'],
  ['¡Hola! Por cierto, ¿cuánto cuesta?', '¿cuánto cuesta?'],
  ['你好，怎么导出数据？', '怎么导出数据？'],
  ['你好 怎么导出数据？', '怎么导出数据？'],
  ['こんにちは、料金はいくらですか？', '料金はいくらですか？'],
  ['ところで、料金はいくらですか？', '料金はいくらですか？'],
];
const WHOLE = [
  'Hi, parking?',

  'hello world example',
  'thank you page tracking',
  'day pass price',
  'hi',
  'thanks!',
  'good morning yoga',
  'Fine. Is it normal that it rattles?',
  'ok, and for kids?',
  'No, I want the blue one',
  'gut, und für Kinder?',
  "d'accord, et pour les enfants ?",
  'egal, auch für Kinder?',
  'vale, ¿y para niños?',
  '好的，那儿童呢？',
  'わかりました、子供は？',
  '네, 아이들은요?',
  '',
];

const NEW_SUBJECTS: Record<string, [message: string, question: string][]> = {
  en: [
    ['something else, do you have wifi', 'do you have wifi'],
    ['Something else - do you have wifi', 'do you have wifi'],
    ['another question: how do I pay?', 'how do I pay?'],
    ['another question how do I pay?', 'how do I pay?'],
    ['this is about something else: how many languages do you speak?', 'how many languages do you speak?'],
    ['ok leave it. Is it possible to paste labels', 'Is it possible to paste labels'],
    ['never mind. can I bring my dog', 'can I bring my dog'],
    ['never mind can I bring my dog', 'can I bring my dog'],
    ['ok forget it. got a swimming pool?', 'got a swimming pool?'],
    ['different question how much is a day pass', 'how much is a day pass'],
    ["ok so different question, what's a day pass?", "what's a day pass?"],
    ['good, done with it. who may start new boards', 'who may start new boards'],
    ['thanks. unrelated, do you let dogs in', 'do you let dogs in'],
    ['Hi again! Ok, thanks. I have another question. Do you have wifi?', 'Do you have wifi?'],
    ['Can I ask something else? Do you have wifi?', 'Do you have wifi?'],
    ['New question\nwifi in the rooms?', 'wifi in the rooms?'],
  ],
  de: [
    ['Andere Frage: habt ihr WLAN?', 'habt ihr WLAN?'],
    ['andere frage habt ihr wlan', 'habt ihr wlan'],
    ['Ok, vergiss es. Kann ich bar bezahlen?', 'Kann ich bar bezahlen?'],
    ['Etwas anderes: Darf mein Hund mit?', 'Darf mein Hund mit?'],
    ['Danke. Ich hätte noch eine andere Frage. Haben Sie WLAN?', 'Haben Sie WLAN?'],
    ['Themawechsel, was kostet der Eintritt?', 'was kostet der Eintritt?'],
  ],
  fr: [
    ['Autre question : avez-vous le wifi ?', 'avez-vous le wifi ?'],
    ['autre question est-ce que vous avez le wifi', 'est-ce que vous avez le wifi'],
    ['Ok, laissez tomber. Où peut-on se garer ?', 'Où peut-on se garer ?'],
    ["C'est pour autre chose : quels sont vos tarifs ?", 'quels sont vos tarifs ?'],
    ["D'accord, merci. J'aurais une autre question, avez-vous le wifi ?", 'avez-vous le wifi ?'],
  ],
  es: [
    ['Otra pregunta: ¿tienen wifi?', '¿tienen wifi?'],
    ['otra pregunta ¿cómo puedo pagar?', '¿cómo puedo pagar?'],
    ['otra pregunta cómo puedo pagar', 'cómo puedo pagar'],
    ['Vale, olvídalo. ¿Dónde se aparca?', '¿Dónde se aparca?'],
    ['Otra cosa, ¿se admiten perros?', '¿se admiten perros?'],
    ['Cambiando de tema, ¿cuánto cuesta la entrada?', '¿cuánto cuesta la entrada?'],
  ],
  pt: [
    ['Outra pergunta: vocês têm wifi?', 'vocês têm wifi?'],
    ['outra pergunta como posso pagar', 'como posso pagar'],
    ['Ok, deixa pra lá. Onde posso estacionar?', 'Onde posso estacionar?'],
    ['Mudando de assunto, quanto custa a entrada?', 'quanto custa a entrada?'],
  ],
  it: [
    ["Un'altra domanda: avete il wifi?", 'avete il wifi?'],
    ['altra domanda come si paga', 'come si paga'],
    ['Ok, lascia perdere. Dove posso parcheggiare?', 'Dove posso parcheggiare?'],
    ['Va bene. Cambiando argomento, quanto costa il biglietto?', 'quanto costa il biglietto?'],
  ],
  nl: [
    ['Andere vraag: hebben jullie wifi?', 'hebben jullie wifi?'],
    ['andere vraag hoe kan ik betalen', 'hoe kan ik betalen'],
    ['Oké, laat maar. Waar kan ik parkeren?', 'Waar kan ik parkeren?'],
    ['Iets anders, mag mijn hond mee?', 'mag mijn hond mee?'],
  ],
  pl: [
    ['Inne pytanie: czy macie wifi?', 'czy macie wifi?'],
    ['inne pytanie czy macie wifi', 'czy macie wifi'],
    ['Dobrze, nieważne. Gdzie mogę zaparkować?', 'Gdzie mogę zaparkować?'],
    ['Z innej beczki, ile kosztuje bilet?', 'ile kosztuje bilet?'],
  ],
  tr: [
    ['Başka bir soru: kablosuz internet var mı?', 'kablosuz internet var mı?'],
    ['Başka bir sorum var nasıl ödeyebilirim', 'nasıl ödeyebilirim'],
    ['Tamam, boş ver. Nereye park edebilirim?', 'Nereye park edebilirim?'],
    ['Konuyu değiştirelim, bilet ne kadar?', 'bilet ne kadar?'],
  ],
  ar: [
    ['سؤال آخر: هل يوجد واي فاي؟', 'هل يوجد واي فاي؟'],
    ['سؤال اخر هل يوجد واي فاي', 'هل يوجد واي فاي'],
    ['طيب، انس الأمر. أين يمكنني ركن السيارة؟', 'أين يمكنني ركن السيارة؟'],
    ['موضوع آخر، كم سعر التذكرة؟', 'كم سعر التذكرة؟'],
  ],
  he: [
    ['שאלה אחרת: יש וייפיי?', 'יש וייפיי?'],
    ['שאלה אחרת איפה אפשר לחנות', 'איפה אפשר לחנות'],
    ['טוב, עזוב. כמה עולה כרטיס?', 'כמה עולה כרטיס?'],
    ['משהו אחר, אפשר להביא כלב?', 'אפשר להביא כלב?'],
  ],
  ja: [
    ['別の質問ですが、駐車場はありますか？', '駐車場はありますか？'],
    ['別の質問ですが駐車場はありますか', '駐車場はありますか'],
    ['わかりました。話は変わりますが、犬は入れますか？', '犬は入れますか？'],
    ['やっぱりいいです。予約はできますか？', '予約はできますか？'],
    ['別件です 予約はできますか', '予約はできますか'],
  ],
  zh: [
    ['另外一个问题：你们有无线网吗？', '你们有无线网吗？'],
    ['换个问题你们有无线网吗', '你们有无线网吗'],
    ['好的，算了。在哪里停车？', '在哪里停车？'],
    ['换个话题 门票多少钱', '门票多少钱'],
  ],
  ko: [
    ['다른 질문: 와이파이가 있나요?', '와이파이가 있나요?'],
    ['다른 질문인데요 주차 되나요', '주차 되나요'],
    ['네, 그건 됐고요. 강아지 데려가도 되나요?', '강아지 데려가도 되나요?'],
    ['다음 질문입니다. 입장료가 얼마인가요?', '입장료가 얼마인가요?'],
  ],
  hi: [
    ['दूसरा सवाल: क्या वाईफाई है?', 'क्या वाईफाई है?'],
    ['मुझे कुछ और पूछना है क्या वाईफाई है', 'क्या वाईफाई है'],
    ['ठीक है, छोड़िए। टिकट कितने का है?', 'टिकट कितने का है?'],
    ['कुछ और, क्या मैं कुत्ता ला सकता हूँ?', 'क्या मैं कुत्ता ला सकता हूँ?'],
  ],
};

/** Words of a question that elsewhere announce one, and announcements with nothing behind them. */
const NO_NEW_SUBJECTS = [
  'something else for kids?',
  'something else? do you have any',
  'leave it overnight?',
  'leave it? or take it with me',
  'leave it at the desk. is that safe',
  'can I do something else with the voucher',
  'is there another question on the exam',
  'another question type',
  'different questions for students',
  'new topic in the forum how do I start one',
  'forget it all',
  'skip it in the export',
  'never mind',
  'something else',
  'Something else, please!',
  'no, I have another question',
  'etwas anderes für Kinder?',
  'new question isnt in my sheet',
  'neue Frage im Test, wie geht das',
  'autre chose pour les enfants ?',
  'une autre question est-elle possible ici ?',
  'otra cosa para niños?',
  'olvida la contraseña el sistema?',
  'outra coisa para crianças?',
  "un'altra cosa per i bambini?",
  'iets anders voor kinderen?',
  'coś innego dla dzieci?',
  'nieważne kiedy przyjdę, czy zapłacę tyle samo?',
  'yeni bir soru nasıl eklerim',
  'başka soru var mı sınavda',
  'شيء آخر للأطفال؟',
  'לא משנה מתי אגיע לפארק?',
  '別の質問がありますか',
  '別の質問を登録できますか',
  '另一个问题的答案在哪里',
  '다른 질문 있나요 시험에',
  'दूसरा सवाल कैसे जोड़ें',
];

describe('a question without its preamble', () => {
  for (const [message, question] of QUESTIONS) {
    it(`loses greeting, thanks and "by the way", and keeps the conversation: ${message}`, () => {
      assert.deepEqual(asked(message), [question, true]);
    });
  }

  it('keeps a greeting that is part of it, one that stands alone, and any other assent', () => {
    for (const message of WHOLE) assert.deepEqual(asked(message), [message, true], message);
  });

  for (const [language, messages] of Object.entries(NEW_SUBJECTS)) {
    it(`is asked by itself where a new subject is announced (${language})`, () => {
      for (const [message, question] of messages)
        assert.deepEqual(asked(message), [question, false], message);
    });
  }

  it('keeps words that announce a new subject elsewhere, or announce nothing', () => {
    for (const message of NO_NEW_SUBJECTS) assert.deepEqual(asked(message)[1], true, message);
  });

  it('is told what was said since the subject was opened, without the preambles', () => {
    const history = [EARLIER, turn('another question: is it free to park?'), turn('hi, and on Sundays?')];
    assert.deepEqual(withoutPreamble({ widgetId: 'one', text: 'and at night?', history }), {
      widgetId: 'one',
      text: 'and at night?',
      history: [turn('is it free to park?'), turn('and on Sundays?')],
    });
  });

  it('is found as fast in a long message as in any other', () => {
    for (const words of [
      'hi, ',
      'never mind ',
      'ok, ',
      'another question ',
      'something ',
      '换个问题',
      '다른 질문인데요 ',
    ])
      assertLinearTime(200_000, (size) => words.repeat(size / words.length), asked);
  });
});
