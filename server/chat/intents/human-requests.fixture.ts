/**
 * What visitors say to reach a human, and questions that only mention people. The first half of each was at hand when
 * the phrases were collected, the second was written afterwards.
 */
export interface RequestSample {
  requests: string[];
  others: string[];
}

export interface LanguageSamples {
  code: string;
  known: RequestSample;
  unseen: RequestSample;
}

export const HUMAN_REQUESTS: readonly LanguageSamples[] = [
  {
    code: 'en',
    known: {
      requests: [
        'talk to a human',
        'can someone call me',
        'agent',
        'I want to speak to somebody real',
        'real person please',
        'connect me with support',
        'call me back',
        'is there a human I can talk to?',
        'put me through to the front desk',
        'My order never came. I want to talk to someone.',
        'can i chat with a live agent about my invoice from last month',
        'this bot is so useless, get me an operator',
      ],
      others: [
        'how many people fit in a room',
        'can a person with a dog stay',
        'how do I add an agent to my team',
        'what is a user agent',
        'do I need someone to sign for the parcel',
        'can someone pick me up from the airport',
        'is there a doctor on site',
        'how can I contact you',
        'can i call you',
        'what is an agent',
        'is there live chat with an agent?',
        'can I talk to my guests through the widget',
      ],
    },
    unseen: {
      requests: [
        'i would like to have a word with whoever is in charge',
        'could one of your colleagues ring me tomorrow morning?',
        'pls let me speak with an actual human being',
        'Is anybody available to chat right now?',
        'can you forward this to a member of staff',
        "I'd rather deal with a person than a machine",
        'hello? any real people there?',
        'HUMAN!!!',
        'i need to talk to an adviser about my mortgage',
        'transfer me to the billing department please',
        'speak to customer services',
        'please have somebody phone me on 0161 496 0000',
        'how do i get through to a real person',
        'may I speak to Dr. Patel?',
      ],
      others: [
        'how many members can I invite to a workspace',
        'can my husband collect the order for me',
        'who trains your customer service staff',
        'does a real person read the reviews',
        'price per person for breakfast',
        'are children and elderly people allowed in the sauna',
        'what does the human resources module do',
        'can agents see each other’s tickets',
        'do your technicians speak Spanish',
        'is a person under 18 allowed to rent a car',
        'how do I call an API endpoint',
        'what happens when somebody calls the front desk after midnight',
        'can I change the name of my representative on the contract',
        'does the dentist call patients the day before',
      ],
    },
  },
  {
    code: 'de',
    known: {
      requests: [
        'Ich möchte mit einem Menschen sprechen',
        'Kann mich jemand zurückrufen?',
        'Mitarbeiter bitte',
        'Verbinden Sie mich bitte mit dem Kundenservice',
      ],
      others: [
        'Wie viele Personen passen in ein Zimmer?',
        'Kann ich jemanden mitbringen?',
        'Wie füge ich einen Agenten hinzu?',
        'Sprechen Ihre Mitarbeiter Englisch?',
      ],
    },
    unseen: {
      requests: [
        'kann ich bitte mit Frau Berger reden',
        'gibt es hier auch echte Menschen, mit denen ich reden kann?',
        'ich brauche dringend einen Rückruf',
        'Ich hätte gern einen Ansprechpartner wegen meiner Rechnung',
      ],
      others: [
        'Dürfen Menschen mit Hund ins Restaurant?',
        'Wie viele Mitarbeiter hat die Firma?',
        'Kann jemand anderes mein Paket abholen?',
        'Wann ruft mich die Werkstatt an, wenn das Auto fertig ist?',
      ],
    },
  },
  {
    code: 'fr',
    known: {
      requests: [
        'je veux parler à un humain',
        'pouvez-vous me rappeler ?',
        'un conseiller svp',
        "j'aimerais parler à quelqu'un",
      ],
      others: [
        'combien de personnes par chambre',
        "comment ajouter un agent à l'équipe",
        'puis-je venir avec une personne handicapée',
        'vos conseillers parlent-ils anglais ?',
      ],
    },
    unseen: {
      requests: [
        "est-ce que quelqu'un peut m'appeler demain matin ?",
        'passez-moi le service client s’il vous plaît',
        'marre de ce robot, je veux une vraie personne',
        'je souhaite être mis en relation avec un responsable',
      ],
      others: [
        "est-ce que quelqu'un d'autre peut retirer mon colis ?",
        'quel est le prix par personne',
        'une personne mineure peut-elle louer une voiture ?',
        "comment appeler l'API",
      ],
    },
  },
  {
    code: 'es',
    known: {
      requests: [
        'quiero hablar con una persona',
        'agente',
        '¿puede alguien llamarme?',
        'necesito hablar con atención al cliente sobre mi pedido',
      ],
      others: [
        'cuántas personas caben en la sala',
        'cómo añado un agente a mi equipo',
        '¿puede venir una persona con perro?',
        'qué es un agente de usuario',
      ],
    },
    unseen: {
      requests: [
        'me gustaría que me llamaran por la tarde',
        'pásame con un ser humano por favor',
        '¿hay alguien con quien pueda hablar?',
        'no quiero hablar con una máquina',
      ],
      others: [
        '¿puede otra persona recoger mi paquete?',
        'precio por persona con desayuno',
        '¿sus empleados hablan inglés?',
        '¿cuándo me llaman si hay mesa libre?',
      ],
    },
  },
  {
    code: 'it',
    known: {
      requests: [
        'vorrei parlare con un operatore',
        'potete richiamarmi?',
        'operatore',
        'una persona vera per favore',
      ],
      others: [
        'quanti agenti posso aggiungere',
        'quante persone entrano in una camera',
        'può venire una persona con il cane?',
        "cos'è uno user agent",
      ],
    },
    unseen: {
      requests: [
        'mi può chiamare qualcuno domani?',
        'voglio parlare con qualcuno del reparto vendite',
        "c'è un essere umano con cui posso parlare?",
        'passami un tuo collega in carne e ossa',
      ],
      others: [
        'qualcun altro può ritirare il mio pacco?',
        'prezzo a persona con colazione',
        'il vostro personale parla inglese?',
        'come si chiama il direttore',
      ],
    },
  },
  {
    code: 'pt',
    known: {
      requests: [
        'quero falar com um atendente',
        'alguém pode me ligar?',
        'pessoa real por favor',
        'preciso falar com alguém sobre o meu pedido',
      ],
      others: [
        'como adiciono um agente à minha equipe',
        'quantas pessoas cabem no quarto',
        'uma pessoa com cachorro pode entrar?',
        'o que é um agente de usuário',
      ],
    },
    unseen: {
      requests: [
        'me coloca em contato com o suporte por favor',
        'tem alguma pessoa com quem eu possa conversar?',
        'podem ligar-me amanhã de manhã?',
        'não quero falar com um robô, quero um humano',
      ],
      others: [
        'outra pessoa pode retirar a minha encomenda?',
        'preço por pessoa com café da manhã',
        'os funcionários falam inglês?',
        'quando é que o médico liga com os resultados',
      ],
    },
  },
  {
    code: 'nl',
    known: {
      requests: [
        'ik wil graag met een medewerker spreken',
        'kan iemand mij terugbellen?',
        'mens',
        'verbind me door met de klantenservice',
      ],
      others: [
        'hoeveel mensen passen er in de zaal',
        'hoe voeg ik een agent toe aan mijn team',
        'mag iemand met een hond naar binnen',
        'wat is een user agent',
      ],
    },
    unseen: {
      requests: [
        'is er iemand met wie ik kan praten?',
        'kunt u mij morgen even bellen',
        'ik heb liever een echt persoon dan een robot',
        'graag contact met een collega van de boekhouding',
      ],
      others: [
        'kan iemand anders mijn pakket ophalen?',
        'prijs per persoon met ontbijt',
        'spreken jullie medewerkers Engels?',
        'belt de monteur voordat hij komt',
      ],
    },
  },
  {
    code: 'pl',
    known: {
      requests: [
        'chcę rozmawiać z człowiekiem',
        'proszę o kontakt telefoniczny',
        'konsultant',
        'połącz mnie z obsługą klienta',
      ],
      others: [
        'ile osób mieści się w pokoju',
        'jak dodać agenta do zespołu',
        'czy osoba z psem może wejść',
        'co to jest user agent',
      ],
    },
    unseen: {
      requests: [
        'czy ktoś może do mnie jutro zadzwonić?',
        'chciałbym porozmawiać z kimś z działu sprzedaży',
        'jest tu jakiś żywy człowiek?',
        'nie chcę rozmawiać z botem',
      ],
      others: [
        'czy ktoś inny może odebrać moją paczkę?',
        'cena za osobę ze śniadaniem',
        'czy pracownicy mówią po angielsku?',
        'kiedy lekarz dzwoni z wynikami',
      ],
    },
  },
  {
    code: 'tr',
    known: {
      requests: [
        'bir insanla görüşmek istiyorum',
        'müşteri temsilcisine bağlan',
        'beni arar mısınız',
        'canlı destek lütfen',
      ],
      others: [
        'bir odaya kaç kişi sığar',
        'ekibime nasıl temsilci eklerim',
        'köpeği olan biri gelebilir mi',
        'user agent nedir',
      ],
    },
    unseen: {
      requests: [
        'birisi beni yarın sabah arayabilir mi?',
        'faturam hakkında yetkili biriyle konuşmak istiyorum',
        'robot istemiyorum, gerçek birini bağlayın',
        'konuşabileceğim biri var mı?',
      ],
      others: [
        'paketimi başka biri teslim alabilir mi?',
        'kişi başı kahvaltı fiyatı',
        'çalışanlarınız İngilizce biliyor mu?',
        'doktor sonuçlar için ne zaman arar',
      ],
    },
  },
  {
    code: 'ar',
    known: {
      requests: [
        'أريد التحدث مع شخص حقيقي',
        'هل يمكن لأحد أن يتصل بي؟',
        'أريد التحدث إلى موظف',
        'حولني إلى خدمة العملاء',
      ],
      others: [
        'كم عدد الأشخاص في الغرفة',
        'كيف أضيف موظفا إلى فريقي',
        'هل يمكن لشخص معه كلب الدخول',
        'ما هو وكيل المستخدم',
      ],
    },
    unseen: {
      requests: [
        'لو سمحت اتصلوا بي غدا صباحا',
        'هل يوجد شخص يمكنني التحدث معه؟',
        'لا أريد التحدث مع روبوت',
        'أود التواصل مع أحد موظفيكم بخصوص فاتورتي',
      ],
      others: [
        'هل يستطيع شخص آخر استلام طلبي؟',
        'ما السعر للشخص الواحد مع الإفطار',
        'هل يتحدث الموظفون الإنجليزية؟',
        'متى يتصل الطبيب بالنتائج',
      ],
    },
  },
  {
    code: 'he',
    known: {
      requests: [
        'אני רוצה לדבר עם נציג',
        'מישהו יכול לחזור אליי?',
        'בן אדם בבקשה',
        'תעבירו אותי לשירות לקוחות',
      ],
      others: [
        'כמה אנשים נכנסים לחדר',
        'איך מוסיפים נציג לצוות',
        'האם אדם עם כלב יכול להיכנס',
        'מה זה user agent',
      ],
    },
    unseen: {
      requests: [
        'אפשר שמישהו יתקשר אליי מחר בבוקר?',
        'יש פה בן אדם שאפשר לדבר איתו?',
        'אני לא רוצה לדבר עם בוט',
        'אשמח לשוחח עם מישהו לגבי החשבונית שלי',
      ],
      others: [
        'מישהו אחר יכול לאסוף את החבילה שלי?',
        'מה המחיר לאדם עם ארוחת בוקר',
        'האם העובדים מדברים אנגלית?',
        'מתי הרופא מתקשר עם התוצאות',
      ],
    },
  },
  {
    code: 'hi',
    known: {
      requests: [
        'मुझे किसी इंसान से बात करनी है',
        'क्या कोई मुझे कॉल कर सकता है?',
        'एजेंट से बात कराएं',
        'कस्टमर केयर से जोड़ें',
      ],
      others: [
        'एक कमरे में कितने लोग रह सकते हैं',
        'टीम में एजेंट कैसे जोड़ें',
        'क्या कुत्ते वाला व्यक्ति आ सकता है',
        'यूज़र एजेंट क्या है',
      ],
    },
    unseen: {
      requests: [
        'कृपया कल सुबह मुझे फोन कर दीजिए',
        'मैं अपने बिल के बारे में किसी से बात करना चाहता हूँ',
        'मुझे रोबोट से बात नहीं करनी',
        'क्या यहाँ कोई असली इंसान है?',
      ],
      others: [
        'क्या कोई और मेरा पार्सल ले सकता है?',
        'नाश्ते के साथ प्रति व्यक्ति कीमत क्या है',
        'क्या आपके कर्मचारी अंग्रेज़ी बोलते हैं?',
        'डॉक्टर रिपोर्ट के लिए कब फोन करते हैं',
      ],
    },
  },
  {
    code: 'zh',
    known: {
      requests: ['转人工', '我想和真人说话', '可以给我回个电话吗', '人工客服'],
      others: ['一个房间可以住几个人', '怎么把客服加到团队', '带狗的人可以入住吗', '什么是用户代理'],
    },
    unseen: {
      requests: [
        '麻烦找个人给我打电话',
        '有没有人可以跟我聊一下发票的问题',
        '我不想和机器人说话',
        '请帮我接通你们的经理',
      ],
      others: [
        '别人可以帮我取包裹吗',
        '含早餐每人多少钱',
        '你们的员工会说英语吗',
        '医生什么时候打电话告知结果',
      ],
    },
  },
  {
    code: 'ja',
    known: {
      requests: [
        '人間と話したい',
        'オペレーターにつないでください',
        '折り返し電話をください',
        '担当者と話せますか',
      ],
      others: [
        '一部屋に何人泊まれますか',
        'チームにエージェントを追加する方法',
        '犬を連れた人は入れますか',
        'ユーザーエージェントとは',
      ],
    },
    unseen: {
      requests: [
        '明日の朝、誰か電話してもらえますか',
        '請求について人と直接話したいのですが',
        'ロボットではなく人に対応してほしい',
        'カスタマーサポートの方に代わってください',
      ],
      others: [
        '他の人が荷物を受け取れますか',
        '朝食付きで一人いくらですか',
        'スタッフは英語を話せますか',
        '医師はいつ結果を電話してくれますか',
      ],
    },
  },
  {
    code: 'ko',
    known: {
      requests: [
        '상담원 연결해주세요',
        '사람과 이야기하고 싶어요',
        '전화 좀 해주세요',
        '고객센터 연결 부탁드립니다',
      ],
      others: [
        '방에 몇 명까지 들어갈 수 있나요',
        '팀에 상담원을 추가하는 방법',
        '강아지를 데려온 사람도 들어갈 수 있나요',
        '사용자 에이전트가 뭐예요',
      ],
    },
    unseen: {
      requests: [
        '내일 아침에 누가 저한테 전화해 줄 수 있나요?',
        '청구서 때문에 담당자분과 통화하고 싶습니다',
        '로봇 말고 사람이랑 얘기할래요',
        '혹시 상담 가능한 직원분 계신가요',
      ],
      others: [
        '다른 사람이 제 택배를 대신 받을 수 있나요?',
        '조식 포함 1인당 가격이 얼마예요',
        '직원들이 영어를 하나요?',
        '의사가 언제 결과를 전화로 알려주나요',
      ],
    },
  },
];
