import type { CreditsTexts } from './en.ts';

/** I testi della pagina dei crediti in italiano. */
export const it: CreditsTexts = {
  title: 'Crediti e avvertenze',
  back: 'Torna all’inizio',
  unofficial: 'Progetto non ufficiale',
  unofficialText:
    'Nine Worlds è fatto da giocatori. Non è collegato agli autori e agli editori dei giochi, né sostenuto o approvato da loro. I giochi appartengono a loro. Se un gioco ti piace, compra la scatola: niente qui la sostituisce.',
  game: 'Gioco',
  author: 'Autore',
  publisher: 'Editore',
  texts: 'Testi e valori',
  textsText:
    'Ogni regola, testo di carta e messaggio è scritto con parole nostre; nulla è copiato da un regolamento, da una carta o da una scatola. Ciò che le fonti aperte non dicono è ricostruito al meglio e segnalato come tale. Chi possiede la scatola può inserire i valori stampati.',
  pictures: 'Immagini',
  iconsText:
    'I pezzi e molti simboli vengono da game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0; li abbiamo ricolorati e ridotti a sagome.',
  drawingsText:
    'I nove mondi, le immagini della pagina iniziale, gli intrecci, i segnalini, i dadi e le fiamme sono disegni nostri; non usiamo illustrazioni degli editori.',
  fonts: 'Caratteri',
  fontsText: 'Tutti con SIL Open Font License 1.1.',
  sounds: 'Suoni',
  soundsText: 'Li crea il tuo browser mentre giochi; non ci sono registrazioni.',
  code: 'Codice',
  codeText:
    'Software libero con licenza MIT. La licenza copre solo il nostro lavoro; non dà alcun diritto sui giochi, sui loro nomi o sulle loro illustrazioni.',
  privacyText:
    'La pagina non carica nulla da altri siti, non usa cookie e non conta nessuno. Le tue partite restano in questo browser finché non le elimini o le condividi.',
  privacy: 'I tuoi dati',
};
