import type { LessonTexts } from './en.ts';

export const it: LessonTexts = {
  theme:
    'In una notte buia un cerchio di umani sta attorno ai fuochi. Tu chiami quelli che rispondono alle tue fiamme e li guidi nel Valhalla; i tuoi rivali fanno lo stesso.',
  goal: 'Ognuno raccoglie cinque umani e tiene cinque fiamme. Il punteggio è il comando moltiplicato per la benedizione. Il comando è la catena più lunga in cui ogni umano reagisce al precedente; la benedizione è il numero di volte che i tuoi umani reagiscono alle tue fiamme.',
  ring: 'Ogni umano mostra quattro piccole rune: sono ciò a cui reagisce. Nove guerrieri formano il cerchio, più in basso ci sono i falò coperti, e sotto due carte ci sono le braci. Le tue fiamme le vedi solo tu.',
  open: 'Un turno ha quattro fasi. Nella prima apri un falò: scopri il numero 5.',
  swap: 'È Nauthiz. Il cerchio è pieno, quindi non si completa. Ora devi scambiare una fiamma: dai Othala in cambio di questo Nauthiz. Tutti vedranno Othala, perché il falò è scoperto.',
  ignite:
    'Ecco il cuore del gioco: accendi una carta scoperta. Se due o più guerrieri del cerchio vi reagiscono, ne prendi uno. Se sono meno, scegli tra gli esiliati. Esamina una carta per vedere chi reagirebbe.',
  ember:
    'Hagalaz fa reagire quattro guerrieri. Accendere sposta una brace sotto la carta: scegli Hagalaz, poi la brace che sta sotto Gebo.',
  take: 'Rispondono quattro guerrieri; accanto a ciascuno c’è il punteggio che porterebbe. Prendi Eihwaz.',
  score:
    'Eihwaz è ora accanto al tuo Raidho. A destra è disegnato il tuo punteggio: la catena dei tuoi umani e le fiamme a cui reagiscono. Intanto i rivali hanno giocato; il diario racconta come.',
  refill:
    'D’ora in poi la seconda fase riempie il vuoto nel cerchio: peschi due umani, ne metti uno nel cerchio e mandi l’altro, coperto, tra gli esiliati.',
  tip: 'Un consiglio: prima raccogli umani che reagiscono tra loro, poi fiamme a cui molti di loro reagiscono; un prodotto cresce di più se crescono entrambi i fattori. Continua qui come vuoi, o comincia una vera partita.',
};
