/** What is said when no page says it, by language. */

export interface FixedSentences {
  /** The pages hold nothing near the question. */
  refusal: string;
  /** Related pages come with it. */
  refusalWithPages: string;
  /** Added to a refusal where the question is in another language than the pages, whose name replaces `{language}`. */
  otherLanguage: string;
  /** The message holds no word that could be looked for. */
  nothingAsked: string;
}

const ENGLISH: FixedSentences = {
  refusal:
    'I could not find an answer to that in the pages of this site. Try asking in other words, or ask for a human.',
  refusalWithPages:
    'I could not find a clear answer to that in the pages of this site. These pages may help; you can also ask in other words, or ask for a human.',
  otherLanguage: 'The pages are in {language}; try asking in that language.',
  nothingAsked:
    'I am not sure what you would like to know. Ask me a question about this site in a few words.',
};

const SENTENCES: Readonly<Record<string, FixedSentences>> = {
  en: ENGLISH,
  ar: {
    refusal: 'لم أجد إجابة عن ذلك في صفحات هذا الموقع. جرّب السؤال بكلمات أخرى أو اطلب التحدث إلى شخص.',
    refusalWithPages:
      'لم أجد إجابة واضحة عن ذلك في صفحات هذا الموقع. قد تفيدك هذه الصفحات؛ يمكنك أيضًا السؤال بكلمات أخرى أو طلب التحدث إلى شخص.',
    otherLanguage: 'الصفحات مكتوبة باللغة {language}؛ جرّب السؤال بهذه اللغة.',
    nothingAsked: 'لست متأكدًا مما تود معرفته. اطرح سؤالًا عن هذا الموقع بكلمات قليلة.',
  },
  de: {
    refusal:
      'Dazu habe ich auf den Seiten dieser Website keine Antwort gefunden. Fragen Sie mit anderen Worten, oder bitten Sie um einen Menschen.',
    refusalWithPages:
      'Dazu habe ich auf den Seiten dieser Website keine klare Antwort gefunden. Vielleicht helfen diese Seiten; Sie können auch mit anderen Worten fragen oder um einen Menschen bitten.',
    otherLanguage: 'Die Seiten sind auf {language}; fragen Sie am besten in dieser Sprache.',
    nothingAsked:
      'Ich weiß nicht genau, was Sie wissen möchten. Stellen Sie mir mit ein paar Worten eine Frage zu dieser Website.',
  },
  es: {
    refusal:
      'No he encontrado una respuesta a eso en las páginas de este sitio. Pruebe con otras palabras o pida hablar con una persona.',
    refusalWithPages:
      'No he encontrado una respuesta clara a eso en las páginas de este sitio. Estas páginas pueden ayudar; también puede preguntar con otras palabras o pedir hablar con una persona.',
    otherLanguage: 'Las páginas están en {language}; pruebe a preguntar en ese idioma.',
    nothingAsked:
      'No estoy seguro de qué le gustaría saber. Hágame una pregunta sobre este sitio en pocas palabras.',
  },
  fr: {
    refusal:
      'Je n’ai pas trouvé de réponse à cela dans les pages de ce site. Essayez avec d’autres mots ou demandez à parler à une personne.',
    refusalWithPages:
      'Je n’ai pas trouvé de réponse claire à cela dans les pages de ce site. Ces pages peuvent vous aider ; vous pouvez aussi demander avec d’autres mots ou demander à parler à une personne.',
    otherLanguage: 'Les pages sont en {language} ; essayez de poser votre question dans cette langue.',
    nothingAsked:
      'Je ne suis pas sûr de ce que vous souhaitez savoir. Posez-moi une question sur ce site en quelques mots.',
  },
  he: {
    refusal: 'לא מצאתי תשובה לכך בדפי האתר הזה. נסו לשאול במילים אחרות, או בקשו לדבר עם אדם.',
    refusalWithPages:
      'לא מצאתי תשובה ברורה לכך בדפי האתר הזה. ייתכן שהדפים האלה יעזרו; אפשר גם לשאול במילים אחרות או לבקש לדבר עם אדם.',
    otherLanguage: 'שפת הדפים: {language}. נסו לשאול בשפה הזאת.',
    nothingAsked: 'לא ברור לי מה תרצו לדעת. שאלו אותי שאלה על האתר הזה בכמה מילים.',
  },
  hi: {
    refusal: 'मुझे इस साइट के पृष्ठों में इसका उत्तर नहीं मिला। दूसरे शब्दों में पूछें, या किसी व्यक्ति से बात करने को कहें।',
    refusalWithPages:
      'मुझे इस साइट के पृष्ठों में इसका स्पष्ट उत्तर नहीं मिला। ये पृष्ठ काम आ सकते हैं; आप दूसरे शब्दों में भी पूछ सकते हैं, या किसी व्यक्ति से बात करने को कह सकते हैं।',
    otherLanguage: 'पृष्ठों की भाषा {language} है; उसी भाषा में पूछकर देखें।',
    nothingAsked: 'मुझे ठीक से समझ नहीं आया कि आप क्या जानना चाहते हैं। इस साइट के बारे में कुछ शब्दों में सवाल पूछें।',
  },
  it: {
    refusal:
      'Non ho trovato una risposta nelle pagine di questo sito. Provi con altre parole o chieda di parlare con una persona.',
    refusalWithPages:
      'Non ho trovato una risposta chiara nelle pagine di questo sito. Queste pagine possono aiutare; può anche chiedere con altre parole o chiedere di parlare con una persona.',
    otherLanguage: 'Le pagine sono in {language}: provi a fare la domanda in quella lingua.',
    nothingAsked:
      'Non sono sicuro di che cosa desideri sapere. Mi faccia una domanda su questo sito in poche parole.',
  },
  ja: {
    refusal:
      'このサイトのページからは答えが見つかりませんでした。別の言葉で質問するか、担当者への相談をご利用ください。',
    refusalWithPages:
      'このサイトのページからははっきりした答えが見つかりませんでした。次のページが参考になるかもしれません。別の言葉で質問したり、担当者に相談したりすることもできます。',
    otherLanguage: 'ページの言語は{language}です。その言語で質問してみてください。',
    nothingAsked: '何をお知りになりたいのか分かりませんでした。このサイトについて短い言葉でご質問ください。',
  },
  ko: {
    refusal:
      '이 사이트의 페이지에서 답을 찾지 못했습니다. 다른 말로 질문하시거나 상담원과의 대화를 요청해 주세요.',
    refusalWithPages:
      '이 사이트의 페이지에서 명확한 답을 찾지 못했습니다. 다음 페이지가 도움이 될 수 있습니다. 다른 말로 질문하시거나 상담원과의 대화를 요청하실 수도 있습니다.',
    otherLanguage: '페이지의 언어는 {language}입니다. 그 언어로 질문해 보세요.',
    nothingAsked: '무엇을 알고 싶으신지 잘 모르겠습니다. 이 사이트에 대해 짧게 질문해 주세요.',
  },
  nl: {
    refusal:
      'Ik heb daar op de pagina’s van deze site geen antwoord op gevonden. Vraag het met andere woorden, of vraag om een mens.',
    refusalWithPages:
      'Ik heb daar op de pagina’s van deze site geen duidelijk antwoord op gevonden. Misschien helpen deze pagina’s; u kunt het ook met andere woorden vragen, of om een mens vragen.',
    otherLanguage: 'De pagina’s zijn in het {language}; probeer uw vraag in die taal te stellen.',
    nothingAsked:
      'Ik weet niet zeker wat u wilt weten. Stel me in een paar woorden een vraag over deze site.',
  },
  pl: {
    refusal:
      'Nie znalazłem na to odpowiedzi na stronach tej witryny. Spróbuj zapytać innymi słowami albo poproś o rozmowę z człowiekiem.',
    refusalWithPages:
      'Nie znalazłem na to jasnej odpowiedzi na stronach tej witryny. Te strony mogą pomóc; możesz też zapytać innymi słowami albo poprosić o rozmowę z człowiekiem.',
    otherLanguage: 'Język stron: {language}. Spróbuj zapytać w tym języku.',
    nothingAsked: 'Nie wiem, o co chcesz zapytać. Zadaj w kilku słowach pytanie o tę stronę.',
  },
  pt: {
    refusal:
      'Não encontrei uma resposta para isso nas páginas deste site. Tente com outras palavras ou peça para falar com uma pessoa.',
    refusalWithPages:
      'Não encontrei uma resposta clara para isso nas páginas deste site. Estas páginas podem ajudar; também pode perguntar com outras palavras ou pedir para falar com uma pessoa.',
    otherLanguage: 'As páginas estão em {language}; tente perguntar nessa língua.',
    nothingAsked:
      'Não sei ao certo o que gostaria de saber. Faça-me uma pergunta sobre este site em poucas palavras.',
  },
  tr: {
    refusal:
      'Bu sitenin sayfalarında bunun cevabını bulamadım. Başka kelimelerle sorun ya da bir insanla görüşmek isteyin.',
    refusalWithPages:
      'Bu sitenin sayfalarında bunun açık bir cevabını bulamadım. Bu sayfalar yardımcı olabilir; başka kelimelerle de sorabilir ya da bir insanla görüşmek isteyebilirsiniz.',
    otherLanguage: 'Sayfaların dili {language}; bu dilde sormayı deneyin.',
    nothingAsked:
      'Ne öğrenmek istediğinizden emin değilim. Bana bu site hakkında birkaç kelimeyle bir soru sorun.',
  },
  zh: {
    refusal: '我在本网站的页面中没有找到答案。请换一种说法提问，或联系人工。',
    refusalWithPages:
      '我在本网站的页面中没有找到明确的答案。以下页面可能有帮助；您也可以换一种说法提问，或联系人工。',
    otherLanguage: '页面的语言是{language}，请试着用这种语言提问。',
    nothingAsked: '我不确定您想了解什么。请用几句话提出关于本网站的问题。',
  },
};

/** The first of these languages that has sentences; English where none does. */
const spokenOf = (languages: readonly string[]): string =>
  languages.find((language) => SENTENCES[language]) ?? 'en';

/** The sentences of the first of these languages that has them; English where none does. */
export function fixedSentences(languages: readonly string[]): FixedSentences {
  return SENTENCES[spokenOf(languages)] ?? ENGLISH;
}

/**
 * What is added to a refusal where the pages are in another language than the question.
 * @param languages to say it in, the first that has the sentence
 * @param pages language of the pages, such as `en`
 */
export function otherLanguageSentence(languages: readonly string[], pages: string): string {
  const names = new Intl.DisplayNames([spokenOf(languages)], { type: 'language' });
  return fixedSentences(languages).otherLanguage.replace('{language}', names.of(pages) ?? pages);
}
