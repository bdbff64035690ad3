import type { LessonTexts } from './en.ts';

export const it: LessonTexts = {
  theme:
    'Giochi Thor. Sei nemici marciano su Asgard, verso il Palazzo di Odino. In solitario o con altri dèi, devi tenerli lontani.',
  goal: 'Vinci se resisti fino alla fine del turno in cui si pesca l’ultima carta Nemico. Perdi se, alla fine di un turno, cinque nemici sono oltre il muro, tre oltre la porta, o uno nel Palazzo. I tre indicatori li contano.',
  card: 'Ogni turno comincia con una carta. Stavolta è Surt: ha fatto un passo e ha messo un Gigante di Fuoco nel sacchetto nero. Più un nemico è avanti, più colpisce forte.',
  vikings:
    'Ora agisci tre volte, ogni volta in un mondo diverso. Per prima cosa servono Vichinghi, che danno forza in combattimento: scegli Midgard. Le Valchirie volano sull’isola bianca e portano tre segnalini dal suo sacchetto.',
  elf: 'Sono arrivati due Vichinghi; il terzo segnalino era un Gigante di Fuoco. Ora prendi un elfo ad Alfheim. Un elfo si può aggiungere anche dopo aver visto il dado.',
  weapon:
    'Terza azione: un’arma. Vale in ogni combattimento, ma solo contro il suo nemico. Scegli Nidavellir e lì l’arma contro Surt.',
  again:
    'Il tuo turno è finito e il successivo è cominciato: Hel ha fatto un passo e ha portato un Vichingo a Helheim. La tua fortuna dipende da ciò che c’è nei sacchetti.',
  fight:
    'Respingi Surt: scegli Asgard, poi Surt, poi 2 Vichinghi. La scheda fa la somma: 2 Vichinghi, 1 per l’arma, 1 perché sei Thor. Ti serve un totale di 5: basta un solo martello sul dado, cioè 4 facce su 6.',
  spend: 'Bianco: nessun martello. Hai 4 e ti manca 1. È qui che serve l’elfo: aggiungilo.',
  beaten:
    'Surt è tornato alla partenza, dove non fa male a nessuno. Vichinghi ed elfo sono spesi; l’arma resta. Hai ancora due azioni.',
  closed:
    'I mondi già usati restano chiusi fino al tuo prossimo turno, e Niflheim richiede un secondo dio. Tocca qualcosa che è chiuso: ti dice perché, e quale regola lo chiude.',
  tip: 'Un consiglio: non puoi respingere tutti. Guarda gli indicatori e combatti i nemici che stanno per superare una linea. Continua qui come vuoi, o comincia una vera partita.',
};
