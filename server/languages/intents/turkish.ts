/** Turkish: small talk, what leads up to questions, requests for a human, misuse. */
import type { Intents } from '../definition/intents.js';

export const turkishIntents: Intents = {
  smallTalk: {
    phrases: {
      greeting:
        'merhaba|merhabalar|selam|selamlar|günaydın|iyi günler|iyi akşamlar|slm|mrb|hey|selamün aleyküm|herkese merhaba|iyi geceler herkese|tünaydın|alo|merhaba nasılsınız',
      thanks:
        'teşekkürler|teşekkür ederim|çok teşekkürler|çok teşekkür ederim|sağ ol|sağolun|sağ olun|teşekkür|sağolasın|eyvallah|çok sağ ol|çok teşekkür ederim yardımınız için|tşk|tşkler|minnettarım|çok yardımcı oldunuz|yardımcı oldu|teşekkür ediyorum',
      goodbye:
        'hoşça kal|hoşçakal|güle güle|görüşürüz|görüşmek üzere|bay bay|bay|bye|hoşça kalın|hoşçakalın|iyi geceler|kendine iyi bak|kendinize iyi bakın|sonra görüşürüz|yarın görüşürüz|kolay gelsin|hepsi bu|bu kadar',
      assent:
        'tamam|harika|mükemmel|süper|anladım|peki|güzel|ok|okey|evet|hayır|yok|olur|tamamdır|iyi|çok iyi|çok güzel|elbette|tabii|tabi|doğru|aynen|sorun değil|önemli değil|boş ver|boşver|hayır teşekkürler|anlıyorum|anlaşıldı|hmm|ha|aa|şahane',
      wellbeing:
        'nasılsın|nasılsınız|ne haber|naber|nasıl gidiyor|nasıl gidiyorsun|iyi misin|iyi misiniz|ne var ne yok|keyifler nasıl',
      laughter: 'haha*|hehe*|hihi*|asdasd*|lol|xd|komik|çok komik|şaka|şaka yapıyorum|şaka yaptım',
      test: 'test|deneme|test ediyorum|deniyorum|bu bir test|bu bir deneme|sadece test|çalışıyor mu|bu çalışıyor mu|orada mısın|orda mısın|orada mısınız|beni duyuyor musun',
      machine:
        'bot musun|robot musun|bir bot musun|sen bir bot musun|sen bir robot musun|insan mısın|sen insan mısın|gerçek bir insan mısın|sen kimsin|siz kimsiniz|bir insanla mı konuşuyorum|bir robotla mı konuşuyorum|siz bot musunuz|siz robot musunuz|siz insan mısınız|siz gerçek misiniz|siz gerçek bir insan mısınız|sen gerçek misin|gerçek misin|sen gerçek bir insan mısın|gerçek insan mısın|gerçek bir kişi misin|gerçek bir kişi misiniz|makine misin|yapay zeka mısın|sen yapay zeka mısın|yapay zeka mısınız|chatbot musun|sohbet robotu musun|bot musunuz|robot musunuz|insan mısınız|insan mısın yoksa robot mu|robot musun insan mısın|bot mu insan mı|insan mı robot mu|bu bir bot mu|bu bir robot mu|bu bot mu|bir botla mı konuşuyorum|botla mı konuşuyorum|robotla mı konuşuyorum|insanla mı konuşuyorum|gerçek bir insanla mı konuşuyorum|gerçek biriyle mi konuşuyorum|kiminle konuşuyorum|kiminle görüşüyorum|kimsin|kimsiniz|sen nesin|adın ne|adınız ne|ismin ne|isminiz nedir|adın nedir|seni kim yaptı|kaç yaşındasın|kendini tanıt|bu nedir',
      help: 'yardım|yardım et|yardıma ihtiyacım var|yardım eder misin|yardımcı olur musunuz|bana yardım eder misin|bana yardımcı olur musunuz|neler yapabilirsin|bir sorum var|yardım edin|yardım lütfen|lütfen yardım et|lütfen yardım edin|bana yardım et|bana yardım edin|yardım eder misiniz|bana yardım eder misiniz|yardımcı olabilir misin|yardımcı olabilir misiniz|bana yardımcı olabilir misin|bana yardımcı olabilir misiniz|yardımcı olur musun|yardımınıza ihtiyacım var|nasıl yardımcı olabilirsin|nasıl yardımcı olabilirsiniz|bana nasıl yardımcı olabilirsin|ne yapabilirsin|ne yapabiliyorsun|ne işe yararsın|ne işe yarıyorsun|ne yaparsın|neler biliyorsun|sana ne sorabilirim|ne sorabilirim|nasıl çalışıyorsun|bu nasıl çalışıyor|sorum var|sorularım var|bir soru|soru|bir şey sorabilir miyim|soru sorabilir miyim|bir soru sorabilir miyim|bir şey soracağım',
      complaint:
        'işe yaramaz|işe yaramıyor|işe yaramıyorsun|hiçbir işe yaramıyorsun|hiç işe yaramıyor|bir işe yaramıyorsun|faydasız|gereksiz|aptal|aptalsın|sen aptalsın|sen aptal mısın|salak|salaksın|gerizekalı|geri zekalı|aptal bot|salak bot|aptal robot|rezalet|bu rezalet|rezil|berbat|berbatsın|çok berbat|çok kötü|çok kötüsün|kötü hizmet|berbat hizmet|saçma|saçmalık|bu saçmalık|saçmalama|saçmalıyorsun|şaka mı bu|bu bir şaka mı|dalga mı geçiyorsun|vakit kaybı|zaman kaybı|tam bir zaman kaybı|sinir bozucu|çok sinir bozucu|sinirlendim|sinirliyim|kızgınım|bıktım|yeter|yeter artık|siktir|siktir git|amk|aq|lanet|lanet olsun|kahretsin|kapa çeneni|sus|nefret ediyorum|senden nefret ediyorum|yardımcı olmuyorsun|yardımcı olmuyor|yardımcı olmadın|yardımcı olmadı|bana yardımcı olmuyorsun|bu yardımcı olmadı|anlamıyorsun|beni anlamıyorsun|hiçbir şey anlamıyorsun|onu sormadım|bunu sormadım|sorum bu değildi|soruma cevap vermedin|soruma cevap vermiyorsun|bu cevap değil|bu bir cevap değil|yanlış|bu yanlış|yanlış cevap|yanlışsın|boşuna teşekkürler|unut gitsin|vazgeçtim|pes ediyorum|ciddi misin|utanç verici',
      filler:
        'herkese|yardımın için|yardımınız için|lütfen|tekrar|sen|siz|size|sana|çok|ve|o zaman|şimdi|bugün|da|de|ama|bot|bu|bir|her şey için|bilgi için|cevap için|abi|hocam|efendim|gerçekten|hanım|bey',
    },
    replies: {
      greeting: 'Merhaba! Ne öğrenmek istersiniz?',
      help: 'Memnuniyetle. Bu site hakkında kısa bir soru sorun, yanıtını sizin için arayayım.',
      thanks: 'Rica ederim! Yardımcı olabileceğim başka bir konu var mı?',
      assent: 'Yardımcı olabildiysem ne mutlu. Başka sorularınız olursa buradayım.',
      goodbye: 'Hoşça kalın! Sorunuz olursa yine beklerim.',
      wellbeing: 'İyiyim, teşekkür ederim. Ne öğrenmek istersiniz?',
      machine:
        'Ben otomatik bir asistanım. Bu sitenin sayfalarına dayanarak yanıt verir ve her zaman kaynağı gösteririm.',
      laughter: 'Keyfinizin yerinde olmasına sevindim! Ne öğrenmek istersiniz?',
      test: 'Evet, buradayım. Ne öğrenmek istersiniz?',
      complaint:
        'Yardımcı olamadığım için üzgünüm. Sorunuzu başka sözcüklerle sorabilir ya da ekibimizle görüşebilirsiniz.',
    },
  },
  preamble: {
    newSubject:
      'başka bir sorum var|başka sorum var|farklı bir sorum var|başka bir sorum daha var|başka bir sorum olacak|başka bir şey sorabilir miyim|başka bir soru sorabilir miyim|başka bir şey soracağım|başka bir şey sormak istiyorum|boş ver|boşver|boş verin|unut gitsin|unutun gitsin',
    newSubjectClause:
      'başka bir soru|başka soru|farklı bir soru|yeni soru|yeni bir soru|sıradaki soru|sonraki soru|başka bir şey|başka bir konu|başka konu|farklı bir konu|bambaşka bir konu|başka bir konuda|başka bir konu hakkında|başka bir şey hakkında|başka bir konuda sorum var|konu değişikliği|konuyu değiştirelim|konuyu değiştiriyorum|neyse|vazgeçtim|bırakalım|bırak|bunu geçelim|onu geçelim',
    aside:
      'bu arada|aklıma gelmişken|yeri gelmişken|hazır sormuşken|bir sorum daha var|bir sorum daha olacak|son bir sorum var',
  },
  humanRequest: {
    words: {
      person:
        'insan|insana|insanla|insanlarla|insan ile|insani|gerçek insan|gerçek bir insan|gerçek bir insanla|gerçek biri|gerçek biriyle|gerçek kişi|gerçek bir kişi|gerçek bir kişiyle|gerçek kişiyle|canlı biri|canlı biriyle|canlı destek|canlı desteğe|canlı destekle|canlı temsilci*|canlı bir kişi|canlı bir insan|canlı bir insanla|yaşayan biri|temsilci*|müşteri temsilcisi*|operatör*|danışman*|kanlı canlı biri|insan desteği|kimse var mı|orada kimse var mı|biri var mı|orada biri var mı|müsait biri var mı|müsait kimse var mı',
      someone:
        'biri|biriyle|birisi|birisiyle|birine|birisine|birini|birileri|birileriyle|birinin|birisinin|bir kişi|bir kişiyle|kişi|kişiyle|herhangi biri|herhangi biriyle|kimse|kimseyle|yetkili|yetkiliyle|yetkiliye|yetkili biri|yetkili biriyle|yetkili birine|yetkili birisi|bir yetkili|bir yetkiliyle|müdür*|yönetici*|amir*|patron*|sorumlu*|müşteri hizmetleri|müşteri hizmetleriyle|müşteri hizmetlerine|müşteri desteği|destek ekibi|destek ekibiyle|teknik destek|teknik destekle|teknik desteğe|sizden biri|sizden biriyle|ilgili kişi|ilgili kişiyle|ilgili biri|ilgili biriyle|gerçek birini|birilerini|yetkili birini|yetkilinizle|ekibinizden biri',
      staff:
        'çalışan*|personel*|eleman*|görevli*|ekip|ekibiniz*|ekiple|ekibinizle|ekibinizden|ekibinizden biri|ekibinizden biriyle|takım|satış|satış ekibi*|satış temsilcisi*|satıcı*|uzman*|teknisyen*|muhasebe*|departman*|ofis*|resepsiyon*|resepsiyonist*|kapıcı|sahibi*|sahip|direktör*|koç*|antrenör*|eğitmen*|öğretmen*|hoca*|doktor*|hekim*|diş hekimi*|hemşire*|terapist*|fizyoterapist*|eczacı*|veteriner*|aşçı*|şef*|garson*|tamirci*|avukat*|sekreter*|asistan*|mağaza*|destek|desteğe|destekle',
      reach:
        'konuşmak|konuşabilir|konuşabilir miyim|konuşabilir miyiz|konuşmam|konuşmam lazım|konuşmam gerekiyor|konuşmayı|konuşmak istiyorum|konuşayım|konuşalım|konuşabileceğim|konuşabilirim|konuşurum|konuşsam|görüşmek|görüşebilir|görüşebilir miyim|görüşebilir miyiz|görüşmem|görüşmem lazım|görüşmem gerekiyor|görüşmeyi|görüşebileceğim|görüşebilirim|görüşeyim|sohbet etmek|sohbet|sohbet edebilir miyim|yazışmak|yazışabilir miyim|bağla|bağlayın|bağlar mısın|bağlar mısınız|bağlan|bağlanmak|bağlanabilir miyim|bağlanmam|beni bağla|beni bağlayın|bağlayabilir misiniz|bağlayabilir misin|aktar|aktarın|aktarır mısınız|aktarır mısın|aktarabilir misiniz|yönlendir|yönlendirin|yönlendirir misiniz|yönlendirir misin|yönlendirebilir misiniz|yönlendirilmek|iletişime geçmek|iletişime geçebilir miyim|iletişim kurmak|irtibata geçmek|irtibat kurmak|temas kurmak|çağır|çağırın|çağırır mısınız|ver|verin|devret|devralsın|danışmak|telefonda görüşmek|bağlayın|bağlar mısın|bağlanayım|aktarılmak|iletin|görüştürün|görüştürür müsünüz|konuşturun',
      contact: 'ulaşmak|ulaşabilirim|ulaşabilir miyim|ulaşırım|bulmak',
      beforeName: '',
      wish: 'istiyorum|istiyoruz|isterim|isteriz|rica ediyorum|rica ederim|lazım|gerek|gerekiyor|ihtiyacım var|ihtiyacımız var|lütfen|tercih ederim|talep ediyorum|istemek|arıyorum|istedim|istiyom|alabilir miyim|verir misiniz|ver',
      assist:
        'yardım|yardımcı|yardım etsin|yardım edebilir mi|yardımcı olabilir mi|yardım eder mi|yardımcı olsun|yardımcı olur mu|bana yardım|ilgilensin|ilgilenebilir mi|ilgilenir mi|cevap versin|cevap verebilir mi|yardım edecek',
      callMe:
        'beni ara|beni arayın|beni arar mısın|beni arar mısınız|beni arasın|beni arayabilir mi|beni arayabilir misiniz|beni arayabilir misin|beni geri arayın|beni geri ara|beni geri arar mısınız|beni geri arayabilir misiniz|beni geri arasın|geri arayın|geri arar mısınız|geri ara|arar mısınız|arasın|beni arasınlar|beni arasınız|bizi arayın|bizi arar mısınız|aranmak|aranmak istiyorum|aranmayı|geri aranmak|telefonla aranmak|bana ulaşın|bana ulaşır mısınız|bana ulaşabilir misiniz|bana ulaşsın|bana dönün|bana dönüş yapın|bana dönüş yapar mısınız|bana geri dönün|bana geri dönüş yapın|dönüş yapın|dönüş yapar mısınız|dönüş yapabilir misiniz|bana yazın|bana mail atın|bana e-posta gönderin|benimle iletişime geçin|benimle iletişime geçer misiniz|benimle iletişime geçsin|benimle irtibata geçin|benimle iletişime geçebilir misiniz|telefonla görüşmek|telefonla konuşmak|telefonda konuşmak|yüz yüze görüşmek',
      callVerb: 'ara*|arayabilir|arar|arasın|arayın',
      callee: 'beni|bizi|bana|bize',
      call: 'geri arama|telefon görüşmesi|bir telefon görüşmesi|arama|geri dönüş|bir arama',
      noMachine:
        'bot değil|robot değil|makine değil|botla değil|robotla değil|makineyle değil|bot istemiyorum|robot istemiyorum|botla konuşmak istemiyorum|robotla konuşmak istemiyorum|makineyle konuşmak istemiyorum|bir botla konuşmak istemiyorum|bir robotla konuşmak istemiyorum|bot yerine|robot yerine|botlardan bıktım|robottan bıktım|bu bottan bıktım|seninle değil',
      asks: 'var mı|varmı|mevcut mu|sunuyor musunuz|kaç|nerede|hangi|nedir|ne zaman|neden|niçin|niye|ne|kim|hangi|nasıl eklerim|kaçta',
      self: 'ben|bana|beni|benim|biz|bize|bizi|nasıl|konuşabileceğim|görüşebileceğim|konuşabilir miyim|görüşebilir miyim|istiyorum',
      about: 'çünkü|zira|ki|ama|ve',
      before:
        'hakkında|ile ilgili|konusunda|için|yüzünden|dolayı|nedeniyle|konuda|ve|ama|o yüzden|bu yüzden|lütfen|ilgili olarak|hususunda|üzerine',
      around:
        'ben|bana|beni|benim|biz|bize|bizi|sen|siz|sizin|sana|size|bir|bu|şu|o|ile|ve|veya|ya da|mi|mı|mu|mü|miyim|mıyım|misin|misiniz|mısınız|da|de|ki|için|lütfen|hemen|şimdi|derhal|acil|acilen|acele|hızlıca|en kısa sürede|en kısa zamanda|mümkün|mümkünse|mümkün mü|mümkün olan|olur mu|olabilir mi|direkt|doğrudan|yüz yüze|telefonla|telefonda|telefon|canlı|canlı olarak|online|çevrimiçi|bugün|yarın|yarın sabah|öğleden sonra|bu öğleden sonra|bu sabah|sabah|akşam|bu akşam|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|sonra|daha sonra|sadece|yalnızca|gerçekten|gerçek|başka|başka biri|artık|nihayet|tekrar|yine|ama|merhaba|selam|iyi günler|günaydın|teşekkürler|teşekkür ederim|sağ ol|evet|hayır|tamam|pardon|özür dilerim|kusura bakmayın|bey|hanım|burada|orada|bot|robot|makine|numara|numaram|numaramdan|numaradan|saat|müsait|uygun|lanet|türkçe|ingilizce|türkçe konuşan|ekibinizden|şirketten|firmadan|bir dakika|biraz|nasıl|nasıl bir|kim|hangi|istiyorum|isterim|geçmek|olan|olmak|var|var mı|bir an önce|geri|etmek|olarak|kadar|çok|bu kadar',
    },
    reply: 'Elbette. Forma e-posta adresinizi ve mesajınızı yazın, ekibimiz size dönüş yapsın.',
  },
  misuse: {
    words: {
      disregard:
        'yok say|yoksay|göz ardı et|görmezden gel|dikkate alma|unut|atla|geçersiz kıl|uyma|sil|boş ver',
      change:
        'gibi davran|miş gibi yap|rol yap|artık sen bir|bundan sonra sen|geliştirici modu|geliştirici modunu aç',
      show: 'göster|bana göster|yazdır|ver|bana ver|verin|bana verin|söyle|bana söyle|söyleyin|açıkla|ifşa et|tekrarla|tekrar et|yaz|kopyala|çevir|gönder|bana gönder|gönderin|listele|paylaş|istiyorum|öğrenmek istiyorum|verir misin|verir misiniz|söyler misin|söyler misiniz',
      asks: 'nedir|ne|nelerdir|neler',
      instructions:
        'önceki talimatları|tüm önceki talimatları|önceki tüm talimatları|bütün önceki talimatları|önceki bütün talimatları|yukarıdaki talimatları|talimatlarını|tüm talimatları|tüm talimatlarını|bütün talimatları|önceki kuralları|tüm kuralları|kurallarını|önceki komutları|tüm önceki komutları|önceki yönergeleri|tüm yönergeleri|yukarıdaki her şeyi|önceki her şeyi|sana verilen talimatları',
      prompt:
        "sistem promptunu|sistem promptun|sistem prompt'unu|promptunu|promptun|sistem istemini|sistem istemin|sistem talimatlarını|talimatlarını|gizli talimatlarını|sistem mesajını|kaynak kodunu|şifrelerini|yukarıdaki metni|yönetici şifresini|admin şifresini|admin şifresi|adminin şifresi|adminin şifresini|yöneticinin şifresini|yöneticinin şifresi|yönetici parolasını|yönetici parolası|admin parolası|adminin parolası",
      data: 'isim|isimleri|isimlerini|adı|adlarını|adını|e-posta|e-posta adresleri|e-posta adreslerini|eposta adreslerini|mail adresleri|mail adreslerini|e-postalarını|maillerini|adres|adresleri|adreslerini|adresini|telefon|telefonu|telefonlarını|telefon numarası|telefon numarasını|telefon numaraları|telefon numaralarını|numarası|numarasını|numaralarını|bilgileri|bilgilerini|iletişim bilgilerini|kişisel bilgilerini|şifre|şifresi|şifresini|şifreleri|şifrelerini|parola|parolası|parolalarını|kredi kartı|kredi kartı bilgilerini|kredi kartı numarasını|kredi kartı numaralarını|doğum tarihini|verilerini|kayıtlarını|sağlık kaydını|dosyasını|listesi|listesini|liste|siparişlerini|rezervasyonlarını|randevularını|faturalarını|mesajlarını|konuşmalarını|oda numarasını|maaşını|maaşlarını',
      secret: '',
      others:
        'diğer müşterilerin|diğer müşterilerinizin|başka müşterilerin|diğer müşteri|başka bir müşterinin|tüm müşterilerin|tüm müşterilerinizin|bütün müşterilerin|müşterilerinizin|diğer kullanıcıların|başka kullanıcıların|başka bir kullanıcının|tüm kullanıcıların|diğer misafirlerin|diğer konukların|başka bir misafirin|diğer hastaların|başka bir hastanın|diğer üyelerin|diğer insanların|başka insanların|başkalarının|başkasının|başka birinin|önceki müşterinin|son müşterinin',
      of: '',
      holder: '',
      own: 'benim|bizim|wifi|wi-fi',
    },
    reply: 'Bu konuda maalesef yardımcı olamıyorum. Yalnızca bu siteyle ilgili soruları yanıtlıyorum.',
  },
};
