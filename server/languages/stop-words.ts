/** Function words by language: they are dropped from index and question, and tell languages apart. */

/** Words that carry no meaning of their own in a question to a help site, space separated. */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about above after again all also am an and any are as at be because been before being below between both
    but by can could did do does doing don down during each else for from further had has have having he her here
    hers herself him himself his how i if in into is it its itself just let lets may me might more most must my
    myself no nor not now of off on once only or other our ours ourselves out over own please same shall she should
    so some such than that the their theirs them themselves then there these they this those through to too under
    until up upon us very was we were what when where whether which while who whom whose why will with within would
    yet you your yours yourself get gets getting got want wants wanted need needs know tell thanks thank hi hello
    hey im ive id ill dont doesnt didnt cant couldnt cannot wont isnt arent wasnt hasnt havent shouldnt wouldnt
    youre theyre were thats whats hows theres s t d ll m re ve`,
  de: `aber alle als also am an auch auf aus bei beim bin bis bist da damit dann das dass dein deine dem den
    denn der des die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es etwas
    euch euer für gibt habe haben hat hatte ich ihm ihn ihnen ihr ihre im in ins ist ja jede jeder jedes kann
    kannst kein keine können könnte man mein meine meinen meiner mich mir mit muss müssen nach nicht noch nun
    nur ob oder ohne sehr sein seine sich sie sind so soll sollte sowie über um und uns unser unter vom von vor
    war waren warum was weil welche welcher welches wenn wer werden wie wieder will wir wird wo wurde wurden zu
    zum zur zwischen bitte danke wann wen wem wessen woher wohin wieso weshalb wieviel wieviele habt hast hätte
    hätten seid könnt möchte möchten darf dürfen dürft müsst wollt wollen willst eure euren eurem unsere ihren
    ihrem ihrer mal gern gerne eigentlich bekomme bekommt bekommen geht gehen macht`,
  es: `a al algo ante antes aquel aunque bajo cada como con contra cual cuál cuáles cuando cuándo cuánto cuántos
    de del desde donde dónde durante e el él ella ellas ellos en entre era eran es esa ese eso esta está están
    este esto estos fue fueron ha había hace han hasta hay la las le les lo los me mi mis mucho muy más ni no
    nos nosotros o os otra otro para pero por porque puede puedo que qué quien quién quiénes se según ser si sí
    sin sobre son su sus también tan te tengo ti tiene todo todos tu tus un una uno unos y ya yo gracias favor
    cuánta cuántas cómo tienen tienes pueden podemos ustedes usted vosotros vuestro vuestra puedes podría quiero partir`,
  fr: `à ai alors arrive au aucun aussi autre aux avant avec avez avoir c cas ce ceci cela ces cet cette ceux
    chaque ci comme comment d dans de des du elle elles en encore entre est et étaient était été êtes être eu
    faire fait fut il ils j je l la là le les leur leurs lors lui m ma mais me mes moi mon n ne ni nos notre
    nous on ont ou où par pas passe peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui
    quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tous tout très tu un une vos votre vous y
    merci bonjour combien pouvez dois doit faut a as quelqu laquelle lequel lesquels peuvent voudrais veux`,
  it: `a abbia ad agli ai al alla alle allo anche c che chi ci come con cosa cui da dagli dai dal dalla dalle
    degli dei del della delle dello di dove e è ed era erano essere fra gli ha hai hanno ho i il in io l la le
    lei li lo loro lui ma me mi mia mie miei mio mi negli nei nel nella nelle nello no noi non nostro o per
    perché più poi posso può quale quali quando quanto quanti quella quello questa questo qui se sei si sia sono
    sta stato su sua sue sugli sul sulla suo suoi ti tra tu tua tuo un una uno vi voi grazie quanta quante
    possono avete devo deve vostro vostri vostra vostre fate puoi vorrei`,
  pt: `a ao aos aquela aquele as às até com como da das de dela dele deles depois do dos e é ela elas ele eles
    em entre era essa esse esta está estão este eu foi foram há isso isto já la lhe mais mas me mesmo meu meus
    minha muito na não nas nem no nos nós nosso num numa o onde os ou para pela pelas pelo pelos por porque
    posso qual quais quando quanto quantos que quem se sem ser seu seus só sua suas também te tem tenho ter tu
    um uma você vocês obrigado quanta quantas pode podem têm fazem quero gostaria partir`,
  nl: `aan al alle als altijd ben bij dan dat de deze die dit doen door dus een en er geen had heb hebben heeft
    hem het hier hij hoe hun ik in is je jij jouw kan kunnen maar me mee meer men met mij mijn moet na naar niet
    nog nu of om omdat ons onze ook op over te tot u uit uw van veel voor waar waarom wanneer want waren was wat
    we welke wel werd wie wij wil worden wordt zal ze zelf zich zij zijn zo zonder hoeveel welk hebt jullie mag
    mogen moeten graag`,
  sv: `alla allt att av blev bli blir då de dem den denna deras dess det detta dig din dina ditt du där efter ej
    eller en er ett från för ha hade han har hon hur här i icke in inte jag ju kan kunde man med mig min mina
    mitt mot mycket nu när någon något några och om oss på sedan sig sin sina sitt ska skulle som så till under
    upp ut vad var vara varför vem vi vid vilka vilken vilket är över kunna ni era ert får måste finns vill
    behöver`,
  da: `af alle at blev blive bliver da de dem den denne der deres det dette dig din dit du efter eller en er et
    for fra få ham han har havde hende her hun hvad hvem hvilken hvor hvordan hvorfor hvornår i ikke ind jeg jer
    kan kunne man med meget men mig min mit mod må nogen noget nogle nu når og også om op os over på sig sin
    skal skulle som til ud under var ved vi vil ville være hvilke jeres findes gerne`,
  no: `alle at av ble bli blir da de dem den denne der dere deres det dette deg din ditt du eller en er et etter for
    fra få ha hadde han har hun hva hvem hvilken hvor hvordan hvorfor i ikke inn jeg kan kunne man med meg mer min
    mitt mot må mye noe noen nå når og også om opp oss over på seg sin skal skulle som så til under ut var ved vi
    vil ville være`,
  fi: `ei eivät en että ette hän he hänen ja jo jos joka jotka kanssa kuin kuinka kun me mikä miksi millä minä minun
    missä mistä miten mitä mutta myös ne niin nyt oli olla ollut on ovat saa sen se sekä siitä sinä sitä tai tämä
    tätä te vai vain voi voin voiko`,
  pl: `a aby ale am bez będzie by być był była było były ci co czy dla do gdy gdzie go i ich ile im jak jaka
    jaki jakie je jego jej jest jestem już kiedy kto która które który lub ma mam mi może można mnie mój na nad
    nas nie nim o od on ona oni oraz po pod przed przez przy są się ta tak także tam te tego tej ten to tu ty
    tych tylko tym u w we wszystko z za ze że dlaczego mogę możecie macie chcę`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всех вы где да для до его ее её если
    есть еще ещё же за и из или им их к как какая какие какой когда кто ли меня мне можно мой моя мы на над нам
    нас наш не него нет ни но о об однако он она они оно от очень по под почему при про с сколько со так такой
    также там те тем то того тоже только том ты у уже что чтобы чём эта эти это этот я могу можете хочу`,
  uk: `а або але б без були було бути в вам вас ви від він вона вони все де для до є за з і із й його її їх як яка
    яке який які коли ми мені мій моя на над нам нас не ні о про при та так також там те ти то тому у хто це цей ці
    чи чому що щоб я`,
  tr: `acaba ama ancak artık aslında bana bazı ben beni benim bir biri birkaç biz bize bizim bu buna bunu bunun
    çok çünkü da daha de diye en gibi hangi hem hep her hiç için ile ise kadar kaç ki kim kimin mı mi mu mü
    nasıl ne neden nedir nerede o olan olarak oldu olduğu olduğunu on ona onu onun sonra şey siz şu tüm var ve
    veya ya yani yok zaman niçin misiniz mısınız musunuz müsünüz`,
  ar: `لي لك لنا لكم به بها بهم لهم عندي عندكم إليه إليها عليها أن أنا أنت إلى إن أو أي أين إذا التي الذي الذين الى ان او اي بعد بين تكون تم ثم حتى حيث خلال ذلك عن عند
    على عليه في فيه قبل قد كان كانت كل كم كما كيف لا لم لن له لها ما ماذا متى مع من منذ منها نحن هذا هذه هل هم
    هو هي وأن وفي وقد وكان ولا ولم وما ومن وهو وهي يكون يمكن لماذا يمكنني يمكنك`,
  ro: `a acest această al ale am ar are as au ca cand când care câte câți ce cei cel cu cum da dar de deci decât din
    după e ea ei el este eu fi fie fost în îmi între îți la le lor lui mai mă mea mi mult ne ni noi nu o oi or pe
    pentru poate prin pot sa să sau se si și sunt și te ți tu un una unde unei unor unui va vă voi`,
  hu: `a az azt be csak de egy egyik el én ennek és ez ezt fel ha hány hogy hogyan hol igen is itt ki kell le lehet
    mely melyik meg mi mikor mint miért most nagyon ne nem nincs ő ők önök s sem só szerint ti így van vagy vagyok
    volt voltak`,
  id: `ada adalah agar akan aku anda apa apakah atau bagaimana bagi bahwa banyak beberapa belum berapa bisa dalam dan
    dapat dari dengan di hanya harus ini itu jika juga kami kamu kapan kapada karena kata ke kepada kita lain lebih
    mana mengapa mereka oleh pada saat saya sebagai sebuah seperti siapa sudah telah tentang tersebut tidak untuk
    yang`,
  el: `αλλά από αυτά αυτές αυτή αυτό αυτός για γιατί δεν είμαι είναι εκεί ένα ένας έχει έχω η ή ήταν και κάθε κατά με
    μετά μη μια μου μπορώ να ο οι όμως όπως όταν ότι που πού πρέπει προς πως πώς πόσο σαν σας σε στα στη στην στις
    στο στον στους τα τη την της τι τις το τον του τους των ως`,
  hi: `का की के को में से पर और या एक यह ये वह वे इस उस इन उन जो है हैं था थी थे हो होता होती होते हूँ क्या कब
    कहाँ कहां कैसे क्यों कौन कितना कितनी कितने किस किसी मैं मेरा मेरी मेरे मुझे हम हमारा हमारे आप आपका आपकी आपके
    अपना अपनी अपने नहीं भी ही तो तक लिए साथ बाद अगर लेकिन कर करना करें करते करता सकता सकती सकते कृपया धन्यवाद`,
  he: `של על אל את אם או גם כי לא כן זה זאת זו אלה אני אתה אתם אנחנו הוא היא הם הן לי לך לכם לנו שלי שלך שלכם
    שלנו יש אין היה היו מה מי מתי איך איפה היכן לאן למה מדוע כמה האם איזה איזו אילו אפשר ניתן יכול יכולה יכולים
    צריך צריכה רוצה כל עם בין עד רק כבר עוד כמו אחרי לפני בבקשה תודה שלום`,
  ko: `언제 얼마나 어떻게 어디 어디서 어디에 왜 무엇 무엇을 무엇이 뭐 누가 누구 어떤 몇 수 것 제 저는 저 나는 내 그 이 저희 및 또는 그리고 하지만 있나요 있습니까 있어요 없나요 인가요
    입니까 이에요 예요 되나요 됩니까 하나요 합니까 할 하는 해요 주세요 안녕하세요 감사합니다`,
  zh: `的 了 吗 呢 吧 和 与 或 在 是 有 我 你 您 他 她 它 也 都 就 还 被 把 对 从 向 到 请 怎么 怎样 怎麼 如何 什么 甚么 什麼 为什 么样 为何 哪里 哪儿 哪些 哪个 何时 何处 多少 几个
    是否 能否 可否 可以 能够 我们 你们 您们 他们 她们 它们 我的 你的 您的 他的 这个 那个 这些 那些 这里 那里 一个 一些 因为 所以 但是 如果 而且 并且 以及 或者 还是 就是 不是 没有 的是 是什 谁是
    请问 谢谢 你好 您好 想要 需要 应该 必须`,
  ja: `です ます でし まし した して いる ある する され れる られ でき きま すか ませ せん ない なり たい ので から まで より など では には とは への での これ それ あれ どれ この その あの
    どの ここ そこ どこ どう うや やっ って 何で 何が 何を いつ なぜ だれ 誰が 誰の どん んな いく くら つか たち こと もの ため よう とき ください 下さ さい くだ ただ だけ また 私は 私の は が
    を に へ と で も の か や ね よ`,
};
