/** How Turkish asks for the contact facts of a business. */
import type { ContactWords } from '../../definition/contact-words.js';

export const TURKISH_CONTACT: ContactWords = {
  names: {
    phone:
      '(?:telefon|tel|cep|sabit|whatsapp|iletişim|acil|rezervasyon|müşteri hizmetleri)(?: telefonu?)? ?(?:numara(?:nız|sı|lar|ları|larınız|nızı|sını|n)?|no(?:su|nuz)?|hattı)|telefon(?:unuz|u|lar|larınız|unuzu|nuz)?|tel|cep(?: telefonu)?|whatsapp(?:ınız)?|çağrı merkezi|numara(?:nız|n|nızı)',
    fax: 'fax|faks(?:ınız)?(?: (?:numarası|numaranız|no))?|fax (?:numarası|no)',
    email:
      '(?:e-?posta|e-?mail|mail|eposta|elektronik posta)(?:nız|niz|ınız|iniz|nızı)?(?: adres(?:i|iniz|inizi|leri)?)?',
    address:
      'adres(?:iniz|i|in|inizi|leriniz|ler)?|konum(?:unuz|u|unuzu)?|posta kodu(?:nuz)?|lokasyon(?:unuz)?|yol tarifi|merkez(?:iniz|i)?|şube(?:niz|leriniz)?',
    parking: 'otopark\\p{L}*|park yeri\\p{L}*',
    hours:
      '(?:çalışma|açılış|kapanış|açık|mesai|ziyaret|hizmet) (?:saat(?:leri|leriniz|i|iniz|lerinizi)?|gün(?:leri|leriniz)?)|açık(?: mı)?(?:sınız|yız|mısınız)?|kapalı(?: mı)?(?:sınız|mısınız)?|saatleriniz',
    person: '(?:sahib(?:i|iniz)|yönetici(?:niz|si)?|müdür(?:ünüz|ü)?|kurucu(?:nuz|su)?|patron)',
    contact: 'iletişim(?: bilgileri(?:niz)?| formu)?|irtibat(?: bilgileri)?|ulaşım bilgileri',
  },
  labels: {
    phone: 'bizi arayın|arayın|resepsiyon|gsm|t',
    email: 'bize yazın|yazın',
    address: 'neredeyiz|bizi ziyaret edin|nasıl ulaşırsınız|mağazamız|ofisimiz',
    hours: 'ne zaman|saatler|günler',
    contact: 'bize ulaşın|bize yazın',
  },
  asks: {
    phone:
      '(?:sizi |size |kimi |nereyi |hangi numarayı )?(?:nasıl |nereden )?(?:arayabilir(?: miyim| miyiz|im|iz)?|arayayım(?: mı)?|aramalıyım|arayacağım|arasam|arayabiliriz|telefon edebilir miyim)|telefonla (?:ulaş\\p{L}*|nasıl ulaş\\p{L}*)|hangi numara\\p{L}*|whatsapp(?:tan)? (?:var mı|yazabilir miyim|ulaşabilir miyim)',
    fax: 'faks (?:çek\\p{L}*|gönder\\p{L}*)',
    email:
      '(?:size )?(?:nasıl |nereye )?(?:e-?posta|mail|e-?mail) (?:at\\p{L}*|gönder\\p{L}*|yaz\\p{L}*)|hangi (?:adrese|maile|e-?postaya)|nereye yaz\\p{L}*|size (?:nasıl )?yazabilir\\p{L}*(?: miyim)?',
    address:
      'nerede(?:siniz|sin|dir|yiz)?(?: (?:bulunuyor(?:sunuz)?|tam olarak))?|nerde(?:siniz|sin)?|(?:mağazanız|dükkanınız|ofisiniz|oteliniz|restoranınız|kliniğiniz|yeriniz|dükkan|mağaza|otel) (?:nerede|nerde)(?:dir)?|size nasıl gelebilir\\p{L}*|(?:oraya )?nasıl (?:gelirim|gelebilirim|giderim|gidebilirim|gelinir|gidilir)|hangi (?:sokakta|caddede|şehirde)|yeriniz neresi',
    parking: 'nereye park (?:edebilirim|edebiliriz|edilir)',
    hours:
      '(?:ne zaman|saat kaçta|kaçta|kaça kadar|saat kaça kadar|hangi günler|hangi saatlerde|kaçtan kaça|hangi saatler arası(?:nda)?)(?: (?:açık\\p{L}*|kapalı\\p{L}*|açıl\\p{L}*|kapan\\p{L}*|açıyor\\p{L}*|kapatıyor\\p{L}*|çalış\\p{L}*))?(?: mı\\p{L}*)?|(?:açık|kapalı|çalışıyor) m[ıu](?:sınız|sunuz|dır)?|orada (?:biri|kimse) var mı',
    person: 'sahibi kim(?:dir)?|kim (?:yönetiyor|kurdu|işletiyor)|kime ait|yönetici kim',
    contact:
      '(?:size|sizinle|kiminle)(?: nasıl| nereden)? (?:ulaş\\p{L}*|iletişime? \\p{L}+|irtibat\\p{L}* \\p{L}+)(?: miyim)?|nasıl (?:ulaşabilir\\p{L}*|ulaşırım|iletişime? \\p{L}+)(?: miyim)?|kime başvur\\p{L}*',
  },
  times: 'ne zaman|saat kaçta|kaçta|kaça kadar|saat kaça kadar|hangi günler|hangi saatlerde',
  openings: '(?:bana|sizin|acaba|lütfen|merhaba|selam|iyi günler|peki|ve)',
  beside:
    'sizin|senin|nedir|ne|neler|kaç|kim|kimdir|nerede|hangi|hangisi|var|mı|mi|mu|mü|mıdır|bana|lütfen|teşekkürler|teşekkür|ederim|ver|verir|verin|verebilir|söyler|söyleyin|söyleyebilir|alabilir|öğrenebilir|paylaşır|misiniz|mısınız|musunuz|miyim|istiyorum|lazım|gerekiyor|arıyorum|öğrenmek|bir|ve|veya|ile|için|bu|şu|o|tam|doğru|güncel|şirket|mağaza|dükkan|otel|restoran|klinik|ofis|site|saat|saatler|saatleri|gün|günler|günü|günleri|sabah|öğlen|akşam|gece|geç|erken|her|kadar|arası|hala|acaba|da|de|misin|olarak',
  notOurs: 'benim|onun|başka|yeni|eski|kullanıcı(?:nın|lar)?|müşteri(?:nin|ler)?|değiştir\\p{L}*',
  aside: 'faks|fax|acil|gizlilik|kvkk|kişisel veri|kariyer|iş başvurusu|basın|fatura|muhasebe|şikayet|bülten',
  emergency: 'acil|gece|nöbetçi|mesai dışı|arıza',
  leads: 'kurdu|işletiyor',
  streets: String.raw`(?:\p{Lu}[\p{L}\d.'’-]*\s){1,4}(?:Mahallesi|Mah\.|Mh\.|Caddesi|Cad\.|Cd\.|Sokak|Sokağı|Sok\.|Sk\.|Bulvarı|Blv\.|Bul\.|Meydanı|Yolu)(?:[,\s]+[\p{L}\d.'’ -]{0,40}?)?(?:\s?No\s?[:.]?\s?\d+(?:[\/-]\s?\w+)?|\s\d+(?:\/\w+)?)(?![\p{L}\p{N}])`,
  days: [
    'pazartesi(?:leri)?|pzt',
    'salı(?:ları)?|sal',
    'çarşamba(?:ları)?|çar',
    'perşembe(?:leri)?|per',
    'cuma(?:ları)?(?! ?rtesi)|cum',
    'cumartesi(?:leri)?|cmt',
    'pazar(?:ları)?(?!tesi)|paz',
  ],
  weekdays: 'hafta içi|iş günleri',
  weekend: 'hafta ?sonu(?:nda|ları)?',
  daily: 'her gün|hergün|haftanın (?:her|yedi) günü|7 gün|7/24',
  range: 'ile|ila|-',
  open: 'açık(?:tır|ız)?|açılış|çalışma saatleri|hizmet ver\\p{L}*',
  closed: 'kapalı(?:yız|dır)?|kapanış',
  holiday:
    'resmi tatil(?:ler|lerde)?|tatil(?:ler|lerde|de)?|bayram(?:da|larda|lar|ı)?|yılbaşı(?:nda)?|ramazan',
  season: '(?:yuksek|dusuk)? ?sezon(?:u|da)?|okul donemi|donem ici|tum yil',
  yearParts: {
    christmasEve: '',
    christmasDay: '',
    boxingDay: '',
    christmas: 'noel',
    newYearsEve: 'yilbasi gecesi',
    newYear: 'yilbasi(?:nda)?|yeni yil',
    easter: '',
    spring: 'ilkbahar(?:da)?',
    summer: 'yaz(?:ın|in)?',
    autumn: 'sonbahar(?:da)?',
    winter: 'kis(?:ın|in)?',
  },
  between: '',
  bounds: {
    coming: 'varış|giriş saati|check-? ?in',
    going: 'çıkış saati|check-? ?out|iade',
    last: 'son|en geç',
  },
  from: '',
  answersCalls: 'telefonla',
  beforeClosing: 'kapanıştan \\p{N}+ (?:dakika|saat) önce',
  now: 'bugün|yarın|şimdi|şu an(?:da)?|bu akşam|bu hafta|bu sabah',
  headings: {
    phone: 'Telefon',
    fax: 'Faks',
    email: 'E-posta',
    address: 'Adres',
    parking: 'Otopark',
    hours: 'Çalışma saatleri',
    person: 'Sahibi',
    contact: 'İletişim',
  },
  socialMedia: 'sosyal medya\\p{L}*',
  ofProfiles:
    'sayfa\\p{L}*|hesap\\p{L}*|hesab\\p{L}*|profil\\p{L}*|kanal\\p{L}*|link\\p{L}*|takip\\p{L}*|bul\\p{L}*|var|misiniz|musunuz|edebilir\\p{L}*|nasil',
  lacking: 'Bu sitede “{topic}” için bir bilgi bulamadım. Sayfalarda verilenler:',
};
