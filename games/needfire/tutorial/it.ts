import type { LessonTexts } from './en.ts';

export const it: LessonTexts = {
  theme:
    'In una notte buia un cerchio di umani sta attorno ai fuochi. Tu chiami chi risponde alle tue fiamme e lo guidi nel Valhalla; i tuoi rivali fanno lo stesso.',
  goal: 'Ognuno raccoglie cinque umani e tiene cinque fiamme. Il punteggio è comando per benedizione: la catena più lunga in cui ogni umano reagisce al precedente, per quante volte i tuoi umani reagiscono alle tue fiamme.',
  ring: 'Ogni umano mostra quattro piccole rune: sono ciò a cui reagisce. Nove guerrieri formano il cerchio, sotto ci sono falò coperti, e due braci stanno sotto delle carte. Le tue fiamme le vedi solo tu.',
  open: 'Un turno ha quattro passi. Primo, apri un falò: scopri il numero 5.',
  swap: 'È Nauthiz. Il cerchio è pieno, quindi non si rifornisce. Ora devi scambiare una fiamma: dai Othala per questo Nauthiz. Tutti vedranno Othala, perché il falò è scoperto.',
  ignite:
    'Ecco il cuore del gioco: accendi una carta scoperta. Se due o più guerrieri del cerchio vi reagiscono, ne prendi uno. Se sono meno, scegli tra gli esiliati. Considera una carta per vedere chi reagirebbe.',
  ember:
    'Hagalaz fa reagire quattro guerrieri. Accendere sposta una brace sotto la carta: scegli Hagalaz, e la brace sotto Gebo.',
  take: 'Rispondono quattro guerrieri; accanto a ciascuno c’è il punteggio che porterebbe. Prendi Eihwaz.',
  score:
    'Eihwaz è ora accanto al tuo Raidho. A destra è disegnato il tuo punteggio: la catena dei tuoi umani e le fiamme a cui reagiscono. Intanto i rivali hanno giocato; il registro racconta come.',
  refill:
    'D’ora in poi il secondo passo riempie il vuoto nel cerchio: peschi due umani, ne metti uno nel cerchio e mandi l’altro, coperto, tra gli esiliati.',
  tip: 'Un consiglio: prima raccogli umani che reagiscono tra loro, poi fiamme a cui molti di loro reagiscono; un prodotto cresce di più se crescono entrambi i lati. Continua qui come vuoi, o comincia una vera partita.',
};
