/** Italian words for the same thing, one group a line. */
export const ITALIAN = `
prezzo costo tariffa costa
gratis gratuito gratuita
pagare pagamento
fattura ricevuta
comprare acquistare acquisto ordine ordinare
annullare cancellare disdire disdetta
restituire reso rendere restituzione
rimborso rimborsare
spedizione consegna spedire consegnare inviare
pacco spedizione
rotto danneggiato difettoso guasto
riparare riparazione
sconto offerta promozione buono coupon
negozio bottega
orario aperto apertura
chiuso chiusura
appuntamento prenotazione
prenotare riservare
cambiare modificare
eliminare rimuovere
creare aggiungere
accedere accesso login
registrarsi registrazione iscrizione
dimenticato perso smarrito
account profilo conto
utente membro
dipendente collega
invitare invito
permesso ruolo
cellulare telefono smartphone
chiamare telefonare telefono
computer pc
programma applicazione app
sito pagina
errore problema
installare installazione
aggiornare aggiornamento
impostazioni configurazione opzioni
attivare abilitare
disattivare disabilitare
cercare trovare
condividere pubblicare
scaricare esportare
caricare importare
ripristinare recuperare
limite massimo
notifica avviso
lingua traduzione
aiuto assistenza supporto
contatto contattare
cartella directory
foto immagine
auto macchina veicolo
parcheggiare parcheggio
camera stanza
bambini bambino minori
animali animale cane
durata tempo
scadere scadenza
`;
