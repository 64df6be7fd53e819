/**
 * Words that say little about what is asked, though they are no function words: a question is rarely about them. They
 * stay in the index and count less in a question. Written by hand from general knowledge, by language.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: `able accept accepted accepts actually ago anymore anyone anything anyway around available away back bad
    become begin best better big bit both bring call came care case chance come correct couple day days deal
    different directly easily easy either enough entire ever every everyone everything exactly example fact far
    feel few find fine first follow followed following full fully general give given go goes going gone good got
    great guy guys hand happen happened happening happens hard help helpful hope however idea instead issue keep
    keeps kind last late later least left less let like likely little long look looking lot lots made main make
    makes making many matter maybe mean means mention mentioned much must near never new next nice nothing
    number often ok okay old one ones part particular people per perhaps person piece place plenty point
    possible possibly practice problem problems properly put question questions quick quickly quite rather ready
    real really reason receive regarding regards related right run said say says second see seem seems seen set
    several short show shown shows simple simply since single small someone something sometimes somewhere soon
    sort specific start still straight stuff sure take taken takes taking talk thing things think thought three
    time times today together tried try trying turn two type understand unable use used useful using usually
    various via want way ways week well went whatever whole without wonder wondering word words work working
    works worth wrong year years`,
  de: `abend aktuell allgemein anfang anderer anders art bald beispiel besonders besser beste besten bestimmte
    bleiben bleibt brauche brauchen braucht bräuchte bringen dabei dauernd denke dennoch ding dinge direkt drei
    eben echt egal einfach einige einmal endlich ende erhalte erhalten erste ersten extra falls fast finde
    finden findet frage fragen früh früher funktioniert funktionieren ganz ganze gar geben geblieben gefunden
    gegeben gehe gekommen gelten genau genug gerade gibts gilt gleich gut gute guten halt hallo heißt heute
    hilfe hilft hin hoch immer irgendwie irgendwo jemand jetzt kam kamen komme kommen kommt kurz lang lange
    lassen lasse lässt leicht leider lieber liegt manchmal mehr mehrere mehreren meist meistens möglich
    möglichkeit morgen müsste nächste nächsten nehmen neu neue neuen nichts nie niemand nimmt nochmal normal
    normalerweise nutze nutzen oft ok okay problem probleme richtig sache sachen sage sagen sagt schnell schon
    sehe sehen seit selber selbst sicher sieht sofort sogar spät später stehen steht stück tag tage tagen teil
    tun tut überhaupt ungefähr verschiedene verstehe verstehen versuche versuchen viel viele vielen vielleicht
    völlig weg weise weiter wenig wenige werde wichtig wirklich wissen woche wochen wohl wollte würde zeigen
    zeigt zeit zuerst zurzeit zwei`,
  es: `ahora alguien algún alguna algunas algunos año años aparece aparecen aquí así aún ayer ayuda ayudar bastante
    bien buen buena bueno buenos buenas casi caso cierta cierto claro cosa cosas creo cualquier da dar debo debe
    deben debería decir deja dejar demasiado dentro día días dice diferente diferentes digo dos ejemplo empezar
    encontrar encuentra encuentro entiendo entonces final forma funciona funcionan general gente gran grande
    hacer haciendo haga hago hecho hola hora horas hoy idea igual ir junto justo lado largo llega llegar llevar
    lleva luego manera mañana mayor mejor menos mes mismo mitad modo momento mucha muchas muchos nada nadie
    necesita necesito necesitan ninguna ninguno nueva nuevo nunca obtener ocurre pasa pasar parece parte persona
    personas poco pocos poder poner pone ponen pongo posible problema problemas pronto pueda pues querer quería
    quiere quieren realmente sabe saber salir salen sale seguir segunda segundo seguro semana semanas sé siempre
    sido sigue sirve solo sólo suele tal tampoco tanto tarde tener tiempo tipo toda todas todavía tomar total
    trata tres último última usa usar utilizar va vale vamos van varias varios ve veces ver vez`,
  fr: `aide aider ailleurs aime aimerais ainsi aller allez an année années ans apparaît après arriver assez aucune
    aujourd autres beaucoup besoin bien bientôt bon bonne bonnes bons certain certaine certaines certains chose
    choses comprends comprendre concernant connaître côté coup dernier dernière depuis dessus deux devoir
    devrais différent différente différents dire dit doivent donc donner donne endroit enfin ensuite entier
    environ essaie essayer exact exactement exemple facile façon fais faites falloir fin finalement fois font
    fonctionne fonctionner général genre gens grand grande gros heure heures hier hui ici idée important
    indiquer jamais jour journée jours juste laisser longtemps lorsque maintenant manière matin meilleur
    meilleure même mettre met mis mieux mois moins moment moyen nécessaire nouveau nouvelle nouvelles obtenir ok
    oui parfois parler partie partir parce pendant pense personne personnes petit petite peu plupart plusieurs
    point possible possibilité pouvoir pourrais première premier prendre prends prend presque problème problèmes
    propos quelque quelques question questions rapidement recevoir reçois reste rien sais sait savoir selon
    semaine semaines sert seul seule seulement simple simplement soir souhaite souhaiterais souvent suis suite
    sûr tard tel temps tôt toujours toute toutes trop trois trouve trouver truc type utilise utiliser va vais
    vers veut vient voir vois voit vouloir vraiment`,
  it: `adesso aiutare aiuto alcune alcuni allora altra altre altri altro ancora andare anni anno appare appena
    arriva arrivare assai avanti avere avuto basta bene bisogno buon buona buone buoni buongiorno capire capisco
    caso cerca certa certo chiedere ciao circa comunque cose credo dare davvero dentro devono dice dico diverse
    diversi diverso domanda domande dopo dovrei due durante ecco effettivamente esempio esiste esistono fa
    faccio facendo facile fai fanno far fare fatto favore fine fino forma forse funziona funzionano funzionare
    generale gente già giorni giorno giusto grande idea ieri importante indietro insieme inoltre invece lasciare
    lato lontano luogo magari mai male maniera mattina meglio meno mentre mese mesi mettere mezzo modo molta
    molte molti molto momento necessario nemmeno nessun nessuna nessuno niente nulla nuova nuove nuovi nuovo
    oggi ogni ok oltre ora ore ormai ottenere pare parlare parte particolare passare però persona persone
    piccola piccolo piace poco pochi possibile possiamo potere potrei prendere presto prima prime primo
    probabilmente problema problemi proprio prossima prossimo provare prova punto qua qualche qualcosa qualcuno
    qualsiasi quasi questione quindi ricevere rimane salve sapere sarebbe sembra semplice semplicemente sempre
    sente senza sera serve seconda secondo settimana settimane siamo sola solito solo soprattutto sotto spesso
    stare stata stesso sto subito succede tale tanta tante tanti tanto tardi tempo tipo trova trovare trovo
    troppo tre tutta tutte tutti tutto ultima ultimo usa usare uso utile utilizzare va vado vale vari varie vede
    vedere vedo veramente vero verso viene vengono vicino voglio volta volte vuole`,
  nl: `aantal af allemaal alles ander andere anders beetje begin beginnen begrijp beste beter bepaalde blijft
    blijven bijvoorbeeld binnen brengen buiten daarna dag dagen dank deel denk dezelfde ding dingen direct doe
    doet drie echt eenvoudig eerst eerste eigenlijk einde elk elke enige eraan even extra fijn ga gaan gaat
    gebeurt gebruik gebruiken gebruikt gedaan geef geeft gekomen geldt geven gewoon goed goede groot grote hallo
    hele helemaal help helpen helpt hetzelfde hoeft hoort hulp idee ieder iedere iedereen iemand iets ineens
    inderdaad jaar jaren juist keer keren kennen kijken kijk klein kleine klopt komen komt kort kreeg krijg
    krijgen krijgt kun kwam laat laatste lang later laten leuk liever ligt lijkt maak maakt maand maanden maken
    makkelijk manier meerdere mensen minder misschien moest mogelijk moment morgen nadat natuurlijk neem nemen
    net niemand niets nieuw nieuwe nodig nooit ochtend ok ongeveer overal paar per persoon probeer proberen
    probleem problemen punt redelijk reden reeds samen snel soms soort staan staat steeds tegelijk terug
    tijd tijdens toch toe totaal tussen twee uur vaak vandaag vanaf ver verder verschillende via vind vinden
    vindt vol volgende volgens vond vooral vraag vragen weer weet week weken weinig weg werken werkt weten
    willen wilt woord woorden zaken zeer zeg zeggen zegt zeker zelfde zetten zie zien ziet zin zitten zit zoals
    zoek zoeken zoiets zou`,
  pl: `albo bardzo będę blisko bo brak ciągle chce chcesz chciałabym chciałbym chcieć chociaż chyba cześć często
    coś czas czasami czasem czasu czegoś dać daje dalej długo dnia dni dobra dobre dobry dobrze dopiero dostać
    dostaję dostanę dostępne dość duża duże duży dwa dwie dzień dziękuję dzisiaj dziś gdzieś głównie godzin
    godzina godziny ilość inna inne innego inny innych iść jakaś jakiś jakieś jakoś jeden jedna jedno jednak
    jeszcze jutro każda każde każdy kilka kiedyś koniec końcu krótko ktoś lat lepiej lepszy ludzie mają mamy
    mały mała miejsce miesiąc miesięcy mieć mniej mogą moment możemy możliwe możliwość musi muszę myślę
    najlepiej najlepszy następna następny naprawdę nawet nic nigdy nikt nowa nowe nowy nowych obecnie oczywiście
    odpowiedź oprócz ostatni ostatnia osoba osoby osób pan pani pewien pewno pierwsza pierwszy podać pojawia
    pomoc pomocy pomóc ponad ponieważ poprawnie potem potrzeba potrzebne potrzebuję powiedzieć powinien powinna
    powinno prawie proszę problem problemy problemu przykład przynajmniej pytać pytanie pytania rano raz razem
    razy rok roku różne rzecz rzeczy sam sama samo sobie sposób sprawa stale szybko taka taki takie teraz też
    trochę trzeba trzy tutaj tydzień tygodni tyle typ używać używam wciąż wczoraj według widać widzę widzieć wie
    wiedzieć wiele wielu wiem wieczorem więcej większość właśnie wszystkie wśród wtedy zacząć zamiast zawsze
    zobaczyć znaleźć znajdę znaczy zrobić został zwykle robić robi robię działa działają`,
  pt: `acho agora ainda alguém algo algum alguma algumas alguns ali amanhã ano anos antes aparece apenas aqui assim
    ajuda ajudar bastante bem boa boas bom bons cada caso certa certo chega chegar coisa coisas começar
    compreender conseguir consigo consegue contudo dá dar demais dentro deve devem devo deveria dia dias
    diferente diferentes diz dizer dois duas durante embora encontrar encontro então entender entendo enquanto
    errado espécie estar estou exatamente exemplo existe existem faça facil fácil faz fazer fazendo feita feito
    ficar fica fim final forma frente funciona funcionam funcionar geral gente grande hoje hora horas ideia
    igual início ir jeito junto lado levar leva logo lugar maior maneira manhã meio melhor menos mês meses mesma
    metade momento muita muitas muitos nada necessário nenhum nenhuma ninguém nova novas novo novos nunca obter
    obrigada olá ok ontem outra outras outro outros parece parte partir passa passar pessoa pessoas perto
    podemos poder poderia pois ponto pôr porém possível pouca pouco poucos precisa preciso precisam primeira
    primeiro problema problemas procurar próxima próximo pronto qualquer quase quer querer queria questão
    realmente receber rápido saber sabe são sei seja semana semanas sempre serve sido simples sobre sob somente
    tal talvez tanto tarde tempo tenha tipo toda todas todo todos tomar total três tudo última último usa usar
    uso utilizar vai vamos vão várias vários ver vez vezes vejo vem vir vou`,
  tr: `aynı az başka başla bazen belki beri bile bilmek biliyor biraz birçok birlikte bugün bulabilirim bulmak
    burada buyurun bütün çoğu dahil defa değil demek diğer doğru dolayı dün edebilirim edebilir ediyor eder
    ederim etmek epey fakat falan farklı fazla geç gece gelen gelir geliyor gelmek genel genellikle gerek
    gerekir gerekiyor gerekli gidiyor gitmek gösterir göre görebilirim görmek görüyorum gün günde günü güzel
    hala halde hemen hepsi herhangi herkes hiçbir ihtiyacım ihtiyaç iki ilgili ilk istiyorum istemek isterim iyi
    karşı kere kez kısa kişi kolay lazım lütfen merhaba mevcut mümkün nereden nereye niye ok olabilir olması
    olmak olsun olur oluyor onlar orada ortak öncelikle önce önemli örnek öyle özel sadece sana sanırım saat
    sebep sen sizin son sorun sorunu soru sorular söylemek şekilde şeyler şimdi şöyle tam tamam tane tekrar
    teşekkür teşekkürler tür türlü uygun üç üzere vardır varmı verilen verir vermek yaklaşık yapabilirim yapılır
    yapmak yapmalıyım yapıyor yardım yardımcı yarın yeni yer yerde yeterli yıl yine yoksa yolu yüzden zaten zor`,
  ar: `أحتاج أريد اريد أستطيع أعرف أفعل أكثر أقل ألا أمكن أيضا أيضًا الآن اليوم أمس غدا الجديد الجديدة شيء أشياء
    الوقت وقت يوم أيام شهر مرة مرات بشكل تحتاج تريد تستطيع تعمل جديد جيد حالة حسب خاص رجاء سبب سؤال شكرا طريقة عمل
    فعل فقط كثير كثيرا كيفية لدي لدى لدينا لديك لديكم مثل مثلا مرحبا مساعدة مشكلة مشكلتي معرفة مكان ممكن مناسب مهم
    نفس هنا يتم يجب يحدث يعمل يمكنكم يوجد السلام عليكم لو سمحت فضلك أرجو أود`,
  he: `אבל אולי אוכל אינני אפשרות אחר אשמח בבעיה בדיוק בדרך בזמן במקום בסדר בעיה בעצם בשביל דבר דברים דרך הרבה השאלה
    זמן חדש חדשה טוב יום יודע יותר כאן כדאי כיצד כנראה לגבי לדעת לדוגמה להבין לעשות לקבל לראות מבין מדי מספר מקום
    משהו נכון נראה סוג עובד עזרה עכשיו פעם פעמים פשוט קיים קצת שאלה שבוע שעה תמיד היום הזה הזאת אפשרי אפשרית`,
  hi: `अच्छा अधिक अब अभी अलग आज आसान इसलिए उदाहरण उपयोग कई कम काम कारण कुछ कोई खास गया चाहता चाहिए चाहते चीज चीज़ जब
    जगह जल्दी जरूरत ज़रूरत जरूरी जानना जानकारी जाता जाना जैसा ज्यादा ज़्यादा ठीक तरह तरीका तरीके तुरंत दिया देखना
    देना दें दो नया नई नमस्ते पता पहले पास प्रश्न बताएं बताइए बहुत बिना मतलब मदद मिल मिलता मिलना मिलेगा यदि यहां यहाँ
    रहा रहे वजह शायद सब सबसे सभी समय समस्या सवाल सही सिर्फ सिर्फ़ हमेशा हर होगा होना होने`,
  ja: `方法 場合 今日 明日 昨日 今は 時間 問題 質問 使用 利用 必要 可能 大丈 丈夫 教え えて 知り りた 場所 理由 全て 最近 一番 一度 一つ 何か 毎日 毎月 今回 後で 時に 時は 自分 普通 通常 基本
    簡単 特に 少し 新し しい 良い 同じ 違う 違い 他の 以上 以下 以外 出来 出来る 使い 使う 使え える 思い 思う います ありま りま なりま 欲し ほし 困っ 助け けて 手伝 お願 願い いし しま 行う
    行っ 見る 見え 見た`,
  ko: `가능 가능한가요 가능합니까 가장 같은 같이 결과 경우 괜찮나요 궁금해요 궁금합니다 그냥 그것 그런 그럼 기본 내용 내일 너무 다른 다시 대해 대해서 도와주세요 도움 될까요 때문에 많은 많이 모두
    모든 문제 문제가 방법 방법을 방법은 방법이 보통 사용 사람 새로운 새로 시간 시간이 싶어요 싶습니다 싶은데 알려주세요 알려줘 알 어느 없는 없어요 여기 오늘 이것 이거 이렇게 이런 이번 이유 인가 있는
    있을까요 자세히 자주 전체 정도 조금 좀 지금 질문 필요 필요한가요 필요합니다 그것이 하려면 하면 한번 항상 해야 해도 했는데 현재 혹시`,
  zh: `一下 一种 这样 那样 时候 时间 情况 问题 东西 地方 方法 办法 方式 帮助 帮忙 进行 使用 现在 今天 明天 昨天 已经 一直 一般 通常 总是 经常 有时 比较 非常 很多 许多 更多 最近 最新 最好 第一
    第二 之后 之前 以后 以前 然后 开始 结束 继续 发生 出现 显示 看到 找到 知道 告诉 明白 理解 希望 得到 收到 给我 给你 有没 没法 无法 不到 不了 了解 关于 相关 有关 具体 其他 其它 另外 所有 全部
    每个 每天 每次 一次 两次 哪种 何种 不同 相同 同样 一样 类似 简单 容易 方便 快速 立即 尽快 直接 重要 特别 正常 正确 错了 好的 不好 可能 也许 大家 有人 任何 的话 会不 会有 也有 还有 只有 只能
    不会 不要 不用 才能 要求 多久 多长 多大 几天 几次 到底`,
};

const byLanguage = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** The light words of a language, such as `de`; none where it has no list. */
export function lightWordsOf(language: string): ReadonlySet<string> {
  const known = byLanguage.get(language);
  if (known) return known;
  const words = WORDS[language];
  const set = words === undefined ? NONE : new Set(words.split(/\s+/));
  byLanguage.set(language, set);
  return set;
}
