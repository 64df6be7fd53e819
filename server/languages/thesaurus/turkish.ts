/** Turkish words for the same thing, one group a line. */
export const TURKISH = `
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
`;
