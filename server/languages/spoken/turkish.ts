/** Turkish. */
import { stemmer } from '@orama/stemmers/turkish';
import { absent } from '../definition/absent.js';
import type { SpokenLanguage } from '../definition/language.js';
import { turkishIntents } from '../intents/turkish.js';
import { turkishNotices } from '../notices/turkish.js';
import { wholeWords } from '../definition/words.js';
import { TURKISH_CONTACT } from './contact/turkish.js';

export const turkish: SpokenLanguage = {
  isSpoken: true,
  code: 'tr',
  name: 'Turkish',
  nativeName: 'Türkçe',
  otherCodes: [],
  scripts: ['Latin'],
  tellingShare: absent('Other languages are written in Latin letters too.'),
  mayLookLike: [],
  stem: stemmer,
  stopWords: `
    acaba ama ancak artık aslında bana bazı ben beni benim bir biri birkaç biz bize bizim bu buna bunu bunun çok
    çünkü da daha de diye en gibi hangi hem hep her hiç için ile ise kadar kaç ki kim kimin mı mi mu mü nasıl ne
    neden nedir nerede o olan olarak oldu olduğu olduğunu on ona onu onun sonra şey siz şu tüm var ve veya ya
    yani yok zaman niçin misiniz mısınız musunuz müsünüz`,
  alwaysSaysPronouns: false,
  lightWords: `
    aynı az başka başla bazen belki beri bile bilmek biliyor biraz birçok birlikte bugün bulabilirim bulmak
    burada buyurun bütün çoğu dahil defa değil demek diğer doğru dolayı dün edebilirim edebilir ediyor eder
    ederim etmek epey fakat falan farklı fazla geç gece gelen gelir geliyor gelmek genel genellikle gerek
    gerekir gerekiyor gerekli gidiyor gitmek gösterir göre görebilirim görmek görüyorum gün günde günü güzel
    hala halde hemen hepsi herhangi herkes hiçbir ihtiyacım ihtiyaç iki ilgili ilk istiyorum istemek isterim iyi
    karşı kere kez kısa kişi kolay lazım lütfen merhaba mevcut mümkün nereden nereye niye ok olabilir olması
    olmak olsun olur oluyor onlar orada ortak öncelikle önce önemli örnek öyle özel sadece sana sanırım saat
    sebep sen sizin son sorun sorunu soru sorular söylemek şekilde şeyler şimdi şöyle tam tamam tane tekrar
    teşekkür teşekkürler tür türlü uygun üç üzere vardır varmı verilen verir vermek yaklaşık yapabilirim yapılır
    yapmak yapmalıyım yapıyor yardım yardımcı yarın yeni yer yerde yeterli yıl yine yoksa yolu yüzden zaten zor`,
  synonyms: `
fiyat ücret tutar maliyet tarife
ücretsiz bedava parasız
ödeme ödemek
fatura makbuz fiş
satın sipariş satınalma
iptal vazgeçmek sonlandırmak
abonelik üyelik plan paket
iade geri
iade para
teslimat kargo gönderim nakliye sevkiyat
kargo paket koli
göndermek yollamak
bozuk arızalı hasarlı kırık
tamir onarım
garanti teminat
indirim kampanya kupon promosyon
mağaza dükkan şube
açık çalışma
kapalı tatil
randevu rezervasyon
değiştirmek düzenlemek güncellemek değişiklik düzenleme güncelleme
değiştir düzenle güncelle
silmek kaldırmak silme
sil kaldır
oluşturmak eklemek yaratmak
oluştur ekle
giriş oturum login
çıkış oturum
kayıt üye kaydolmak
şifre parola
unutmak unuttum kaybetmek kaybettim sıfırlamak sıfırlama kurtarmak yenilemek
hesap profil
kullanıcı üye
çalışan personel eleman
davet çağırmak
izin yetki erişim rol
telefon cep mobil
aramak telefon numara
bilgisayar laptop pc
program uygulama yazılım
site web sayfa
hata sorun problem arıza
kurulum yükleme kurmak yüklemek
kur yükle
ayar seçenek yapılandırma
etkinleştirmek açmak aktifleştirmek
kapatmak devre
bulmak aramak
paylaşmak yayınlamak
indirmek aktarmak
sınır limit kota
bildirim uyarı
dil çeviri
destek yardım
iletişim ulaşmak temas
eposta email mail posta
dosya belge doküman
klasör dizin
resim fotoğraf görsel görüntü
araba otomobil araç
otopark park
adres konum yer
oda konaklama
süre vade
kart kredi
`,
  spelling: absent('None was collected.'),
  everydayWords: absent('Collected for English alone.'),
  wordList: absent('Read for English alone.'),
  stemsSuffice: false,
  separablePrefixes: absent('Its verbs do not part.'),
  typedAs: absent('Letters are typed without their accents.'),

  isUnspaced: false,
  capitalisesNouns: false,
  abbreviations: 'örn|tel|cad|sok|mah|apt|bkz',
  afterOrdinals: 'Kat|Cadde|Sokak|Sınıf',
  negation: {
    words: wholeWords(
      [
        'değil\\p{L}*|yok\\p{L}{0,3}|hayır|asla|hiç\\p{L}{0,5}',
        // Verbs deny by an ending: `edilmez`, `gelmiyor`, `edilmeyen`, `etmedi`, `etmemek`, `etmeyin`, `etmeden`.
        '\\p{L}{2,}m[ae]z\\p{L}*',
        '\\p{L}{2,}m[ıiuü]yor\\p{L}*',
        '\\p{L}{2,}m[ae]y(?:[ae]c[ae][kğ]|[ae]n|[ıi]n)\\p{L}*',
        '\\p{L}{2,}m[ae]d(?:[ıi]|[ae]n)\\p{L}*',
        '\\p{L}{2,}m[ae]m(?:[ıi]ş|[ae]k|[ae]l[ıi]|[ae]s[ıi])\\p{L}*',
      ].join('|'),
    ),
    exceptions:
      /(?<!\p{L})(?:\p{L}+m[ae]d[ae]n önce|komedi\p{L}*|(?:sadece|yalnızca|yalnız)(?!\p{L})[^.]{0,40}?(?<!\p{L})değil)(?!\p{L})/giu,
  },
  clauseEnds: 'ama|fakat|ancak|çünkü|eğer|oysa',
  yesOrNo: 'evet|hayır',
  numberWords: absent('None was collected.'),
  lengthsOfTime: absent('None was collected.'),
  timeRanges: absent('None was collected.'),
  asksAmount: String.raw`\bkaç\b|\bne (?:kadar|zaman)\b|\bfiyat`,
  namesAmount: absent('None was collected.'),
  ages: absent('The words for how old somebody is were not collected.'),
  asks: {
    price: 'ne kadar|kaç para|kaç lira|kaça|fiyat|fiyatı|fiyatlar|fiyatları|ücret|ücreti|ücretler',
    time: 'ne zaman|saat kaçta|saat kaça kadar|hangi gün|hangi günler|çalışma saatleri|kaçta',
    duration: 'ne kadar sürer|ne kadar süre|kaç (?:dakika|saat|gün|hafta|ay|yıl|gece)',
    definition: 'nedir|ne demek|ne anlama gelir|ne demektir',
    person: 'kim|kimdir|kimler|adı ne',
    least: 'en ucuz|en düşük|en uygun',
    most: 'en pahalı|en yüksek',
    small: 'küçük',
    large: 'büyük',
  },
  defines: 'demektir|anlamına gelir|ifade eder',
  freeOfCharge: 'ücretsiz|bedava|ücretsizdir|dahil|dahildir',
  calendar: {
    through: 'ile|ilâ',
    weekend: 'hafta sonu|hafta sonları|haftasonu',
    weekdays: 'hafta içi|haftaiçi|iş günleri',
    beforeMonth: absent('No month has the name of a word that says little.'),
  },

  contact: TURKISH_CONTACT,

  followUp: {
    goesOn: 've|peki|ya|ama|veya',
    openings: 've|peki|ya|ama|o zaman',
    pointers: 'o|bu|şu|bunu|onu|bunun|onun|bunlar|onlar|orada|aynı',
    closed: absent('Its end tells it.'),
    other: 'diğer(?:i|ini|inde|inin)?|öbür(?:ü|ünü|ünde)?|öteki',
  },
  anaphora:
    'bu|şu|o|bunlar|onlar|bunun|onun|ancak|ayrıca|sonra|ardından|bu nedenle|aksi takdirde|bu durumda|ama|fakat|ve|veya|her ikisi|biz de|bunun için|bunu yapmak için|bu yüzden|bu sebeple|bu durumlarda|her iki durumda|bu şekilde|böylece|böyle|örneğin|mesela|buna rağmen|yine de|son olarak|daha sonra|bunun sonucunda|dolayısıyla|yoksa|değilse|öyleyse|öyle|bunu|onu|buna|ona|bunda|onda|bundan|ondan|onların|bunların|orada|burada|aynı|böyle bir|bu tür',
  namedAnaphora: absent('None was collected.'),
  pointsOn: absent('None was collected.'),

  intents: turkishIntents,
  notices: turkishNotices,
  fixedSentences: {
    refusal:
      'Bu sitede sorunuzun yanıtını bulamadım. Sorunuzu başka sözcüklerle sorabilir ya da ekibimizle görüşebilirsiniz.',
    refusalWithPages:
      'Bu sitede sorunuzun net bir yanıtını bulamadım. Şu sayfalar yardımcı olabilir; sorunuzu başka sözcüklerle sorabilir ya da ekibimizle görüşebilirsiniz.',
    mayHelp: 'Aradığınız bu mu emin değilim, ama yardımcı olabilir:',
    saidBefore: 'Yukarıda aktardığım gibi:',
    otherLanguage: 'Sayfaların dili {language}; bu dilde sormayı deneyin.',
    nothingAsked: 'Ne öğrenmek istediğinizi anlayamadım. Bu site hakkında kısa bir soru sorabilirsiniz.',
  },
};
