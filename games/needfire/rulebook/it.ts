import type { RulebookTexts } from './rules.ts';

/** Il regolamento in italiano. */
export const it: RulebookTexts = {
  sources: {
    overview: 'manuale r2024111500, introduzione',
    components: 'manuale r2024111500, componenti',
    setUp: 'manuale r2024111500, preparazione',
    turn: 'manuale r2024111500, come si gioca',
    step1: 'manuale r2024111500, fase 1',
    step2: 'manuale r2024111500, fase 2',
    step3: 'manuale r2024111500, fase 3',
    step4: 'manuale r2024111500, fase 4',
    scoring: 'manuale r2024111500, fine e punteggio',
    example: 'manuale r2024111500, didascalie degli esempi',
    counted: 'si ricava dal manuale contando',
    inferred: 'la nostra lettura del manuale',
    ruling: 'una nostra decisione',
    reconstruction: 'una nostra ricostruzione',
  },
  rules: {
    'N-1': {
      title: 'Di che gioco si tratta',
      text: [
        'NeedFire è un gioco di carte per due, tre o quattro giocatori, di はくし (空理計画, 2024). Una partita dura circa un’ora.',
        'Raccogli cinque umani davanti a te e tieni in mano cinque fiamme. A ogni turno scambi una fiamma e guadagni un umano: entrambi dovrebbero andare d’accordo con quello che hai già.',
        'Alla fine il tuo punteggio è il comando moltiplicato per la benedizione. Il comando è la catena più lunga in cui ogni tuo umano reagisce a quello che lo precede. La benedizione conta quante volte i tuoi umani reagiscono alle tue fiamme. Vince chi fa più punti.',
      ],
    },
    'N-2': {
      title: 'Le carte e le parole',
      text: [
        'Gli elementi sono 26, 13 bianchi e 13 neri. Il colore non conta per nessuna regola.',
        '- 26 fiamme, una per elemento. Una fiamma mostra il suo elemento.',
        '- 26 umani, uno per elemento. Un umano mostra il proprio elemento e, sotto, i quattro elementi a cui reagisce.',
        'Un umano reagisce a un’altra carta, fiamma o umano, quando l’elemento proprio di quella carta è tra i suoi quattro. La reazione ha una direzione: se Tiwaz reagisce a Gebo, non è detto che Gebo reagisca a Tiwaz. Le fiamme non reagiscono a nulla e nessuna carta reagisce a sé stessa.',
        'Queste sono le parole che si usano:',
        '- guerriero: un umano scoperto nel cerchio al centro del tavolo',
        '- esiliato: un umano della pila coperta all’interno del cerchio',
        '- mazzo: gli umani coperti che entreranno nel cerchio',
        '- falò: una fiamma posata fuori dal cerchio, coperta o scoperta',
        '- brace: una fiamma coperta infilata sotto un’altra carta; ce ne sono sempre esattamente due',
        '- carta d’accensione: la carta che riceve una brace nella fase 4',
        '- i tuoi umani: quelli scoperti davanti a te',
      ],
    },
    'N-3': {
      title: 'Preparazione',
      text: [
        'Prepara la partita seguendo l’ordine da N-3.1 a N-3.8. I numeri dipendono da quanti giocano:',
        '- 2 giocatori: 9 guerrieri, nessun umano distribuito, 2 esiliati, mazzo di 15; 14 falò; 10 turni, 5 a testa',
        '- 3 giocatori: 9 guerrieri, 1 umano distribuito a ciascuno, 4 esiliati, mazzo di 10; 9 falò; 12 turni, 4 a testa',
        '- 4 giocatori: 9 guerrieri, 1 umano distribuito a ciascuno, 2 esiliati, mazzo di 11; 4 falò; 16 turni, 4 a testa',
      ],
    },
    'N-3.1': {
      title: 'Il cerchio',
      text: [
        'Mescola gli umani. Disponine nove scoperti in cerchio, ai posti da 1 a 9, lasciando tra l’ultimo e il primo un vuoto largo quanto una carta. Questi sono i guerrieri.',
      ],
    },
    'N-3.2': {
      title: 'Un umano a testa',
      text: [
        'In tre o in quattro, ogni giocatore riceve un umano, scoperto davanti a sé. In due nessuno ne riceve.',
      ],
    },
    'N-3.3': {
      title: 'I primi esiliati',
      text: [
        'Impila alcuni umani coperti in mezzo al cerchio: 2 in due giocatori, 4 in tre, 2 in quattro. Nessuno li guarda.',
      ],
    },
    'N-3.4': {
      title: 'Il mazzo',
      text: ['Gli umani che restano stanno coperti nel vuoto del cerchio: 15, 10 o 11 carte.'],
    },
    'N-3.5': {
      title: 'Le mani',
      text: ['Mescola le fiamme e danne cinque a ciascuno. La tua mano la vedi solo tu.'],
    },
    'N-3.6': {
      title: 'Le due braci',
      text: [
        'Infila una fiamma, coperta e senza guardarla, sotto ciascuno dei due guerrieri accanto al mazzo, ai posti 1 e 9. Nessuno guarda una brace prima del punteggio, neppure quando sta sotto una propria carta.',
      ],
    },
    'N-3.7': {
      title: 'I falò',
      text: [
        'Disponi tutte le altre fiamme coperte fuori dal cerchio, ognuna al suo posto: 14, 9 o 4 falò.',
      ],
    },
    'N-3.8': {
      title: 'Chi comincia',
      text: [
        'Il primo giocatore si sceglie come si vuole. Qui decide il caso, oppure l’opzione first=1 fino a first=4 indica il posto. Poi si procede verso sinistra.',
      ],
    },
    'N-4': {
      title: 'Un turno',
      text: [
        'Un turno ha quattro fasi, sempre in quest’ordine:',
        '- 1. Apri un falò (N-4.1).',
        '- 2. Completa il cerchio (N-4.2).',
        '- 3. Scambia una fiamma (N-4.3).',
        '- 4. Accendi una carta e guadagna un umano (N-4.4).',
      ],
    },
    'N-4.1': {
      title: 'Fase 1: apri un falò',
      text: [
        'In tre o in quattro: scegli un falò coperto senza guardarlo e scoprilo. Se sono già tutti scoperti, salta questa fase.',
        'In due: guarda tre falò coperti. Scoprine uno e rimetti gli altri due coperti, ciascuno in quello dei due posti che preferisci (N-7.5).',
      ],
    },
    'N-4.2': {
      title: 'Fase 2: completa il cerchio',
      text: [
        'Pesca umani dal mazzo: 3 in due giocatori, 2 in tre, 1 in quattro. Mettine uno scoperto nel posto vuoto del cerchio; gli altri vanno coperti tra gli esiliati.',
        'Salta questa fase nel primissimo turno, quando il cerchio è ancora pieno, e quando il mazzo è finito.',
      ],
    },
    'N-4.3': {
      title: 'Fase 3: scambia una fiamma',
      text: [
        'Scambia una fiamma della tua mano con un falò che non ha braci. Devi farlo a ogni turno.',
        'Per un falò coperto posi la tua fiamma coperta; per uno scoperto, scoperta (N-7.7).',
      ],
    },
    'N-4.4': {
      title: 'Fase 4: accendi una carta e guadagna un umano',
      text: [
        'Prima scegli la carta d’accensione: una qualsiasi carta scoperta sul tavolo e senza brace. Può essere un guerriero, un falò scoperto o un umano davanti a un giocatore qualunque.',
        'Poi sfila una delle due braci, ovunque si trovi, e infilala senza guardarla sotto la carta d’accensione.',
        'Ora conta i guerrieri del cerchio che reagiscono alla carta d’accensione. Quelli con una brace contano; gli umani davanti ai giocatori no.',
        '- Due o più: prendi uno di questi guerrieri e mettilo scoperto davanti a te. Se ha una brace, viene con lui.',
        '- Uno o nessuno: guarda i primi due esiliati in cima alla pila, mettine uno scoperto davanti a te e restituisci l’altro. Poi manda tra gli esiliati un guerriero del cerchio a tua scelta. Un guerriero che reagisce da solo non si prende.',
        'La carta d’accensione si sceglie liberamente: puoi puntare apposta all’uno o all’altro caso.',
      ],
    },
    'N-5': {
      title: 'Fine e punteggio',
      text: [
        'La partita finisce quando ogni giocatore ha cinque umani. Ogni turno ne porta esattamente uno, quindi tutti hanno giocato lo stesso numero di turni.',
        'Comando: parti da uno dei tuoi umani, continua con uno che reagisce a lui, poi con uno che reagisce a quest’ultimo, e così via, senza usarne uno due volte. Il numero di carte della catena più lunga è il tuo comando, da 1 a 5.',
        'Benedizione: mostra le tue cinque fiamme e aggiungi ogni brace che sta sotto un tuo umano. Contano solo cinque fiamme; se ne hai di più, le cinque migliori. Per ciascuna conta i tuoi umani che le reagiscono. La somma è la tua benedizione. Un umano può contare per più fiamme.',
        'Il punteggio è il comando per la benedizione. Vince chi ha più punti; a parità la vittoria è condivisa. Le braci sotto guerrieri, falò o esiliati non contano per nessuno.',
        'Esempio: con gli umani Gebo, Tiwaz, Laguz, Nauthiz e Mannaz la catena più lunga è Gebo, Tiwaz, Laguz, Mannaz: comando 4. Alle fiamme Uruz e Isa reagiscono due umani ciascuna, a Gebo, Tiwaz e Wunjo uno ciascuna: benedizione 7. In tutto 4 × 7 = 28 punti.',
      ],
    },
    'N-6': {
      title: 'Dove sono le carte',
      text: [
        'A ogni turno il cerchio guadagna un umano, finché dura il mazzo e tranne che nel primo turno, e ne perde uno, comunque vada la fase 4. Il numero di carte di ogni zona dipende quindi soltanto dal turno. Nel cerchio / nel mazzo / tra gli esiliati / davanti ai giocatori:',
        '- 2 giocatori: dopo il turno 1: 8/15/2/1; turno 2: 8/12/4/2; turno 4: 8/6/8/4; turno 6: 8/0/12/6; turno 8: 6/0/12/8; alla fine, dopo il turno 10: 4/0/12/10',
        '- 3 giocatori: dopo il turno 1: 8/10/4/4; turno 2: 8/8/5/5; turno 4: 8/4/7/7; turno 6: 8/0/9/9; turno 8: 6/0/9/11; turno 10: 4/0/9/13; alla fine, dopo il turno 12: 2/0/9/15',
        '- 4 giocatori: dopo il turno 1: 8/11/2/5; turno 2: 8/10/2/6; turno 4: 8/8/2/8; turno 8: 8/4/2/12; turno 12: 8/0/2/16; turno 14: 6/0/2/18; alla fine, dopo il turno 16: 4/0/2/20',
        'Perciò non resti mai bloccato: il mazzo finisce senza avanzi, ci sono sempre due esiliati da guardare, almeno due falò si possono scambiare e qualche carta scoperta è senza brace.',
      ],
    },
    'N-7': {
      title: 'Ciò che il manuale non dice',
      text: [
        'Il manuale è breve e alcune situazioni non ci sono. Da N-7.1 a N-7.14 si dice come si giocano qui. Sono risposte nostre, non dell’autore. Dove si può ragionevolmente preferire altro, c’è un’opzione.',
      ],
    },
    'N-7.1': {
      title: 'Esiliare un guerriero con una brace',
      text: [
        'La brace resta sotto la carta e va in esilio con lei. È pur sempre una delle due braci: chiunque può sfilarla nella fase 4, e chi prende quell’esiliato prende anche la brace. Se alla fine è ancora lì, non conta per nessuno.',
        'L’opzione exileEmbered=forbidden fa il contrario: un guerriero con una brace non si può esiliare.',
      ],
    },
    'N-7.2': {
      title: 'Esiliare la carta d’accensione',
      text: [
        'Quando reagisce un solo guerriero o nessuno, puoi esiliare qualsiasi guerriero, anche quello che hai appena acceso. La sua nuova brace segue N-7.1.',
      ],
    },
    'N-7.3': {
      title: 'L’ordine degli esiliati',
      text: [
        'I nuovi esiliati vanno in cima alla pila. In due giocatori scegli quale dei due umani avanzati dalla fase 2 sta sopra. Nella fase 4 si posa prima l’esiliato che restituisci e sopra di lui il guerriero esiliato.',
      ],
    },
    'N-7.4': {
      title: 'Chi vede che cosa',
      text: [
        'Solo tu vedi gli umani che peschi e i falò e gli esiliati che guardi. Tutti vedono l’umano che prendi e il guerriero che esili; da lì in poi quest’ultimo sta coperto. Quante carte ha una pila lo possono sapere tutti.',
      ],
    },
    'N-7.5': {
      title: 'In due: rimettere i falò',
      text: [
        'Indichi tre posti coperti, ne vedi le fiamme e apri uno di essi. Le altre due fiamme tornano nei due posti rimasti, com’erano oppure scambiate. L’avversario vede quale posto hai aperto, ma non se hai scambiato le altre due.',
      ],
    },
    'N-7.6': {
      title: 'Guardare di nuovo',
      text: [
        'Una carta coperta non si guarda una seconda volta. Il promemoria ti mostra soltanto ciò che hai visto secondo le regole; memoryAid=false lo toglie a tutti.',
      ],
    },
    'N-7.7': {
      title: 'Scambiare con un falò scoperto',
      text: [
        'La fiamma che cedi si mette scoperta nello stesso posto. Nello stesso turno puoi già usarla come carta d’accensione.',
      ],
    },
    'N-7.8': {
      title: 'Scambiare alla cieca',
      text: [
        'Con un falò coperto decidi il posto prima di vederne la fiamma, e non si torna indietro. Un falò che hai guardato in precedenza puoi naturalmente sceglierlo sapendo che cos’è.',
      ],
    },
    'N-7.9': {
      title: 'Accendere l’umano di un altro',
      text: [
        'Si può: va bene ogni carta scoperta sul tavolo. La brace può così finire a quel giocatore.',
      ],
    },
    'N-7.10': {
      title: 'Una brace non torna sotto la sua carta',
      text: [
        'La carta d’accensione deve essere senza brace quando la scegli: la brace non può quindi tornare sotto la carta da cui la sfili.',
      ],
    },
    'N-7.11': {
      title: 'Un umano che reagisce al proprio elemento',
      text: [
        'Nella nostra tabella non c’è, ma in quella di chi possiede il gioco potrebbe esserci. Un guerriero acceso non conta mai come uno che reagisce a sé stesso. Una fiamma dello stesso elemento è un’altra carta e per la benedizione conta.',
      ],
    },
    'N-7.12': {
      title: 'La catena più lunga possibile',
      text: [
        'Il gioco cerca per te la catena più lunga. Fermarsi prima o tornare alla prima carta non darebbe nulla, perché ogni carta conta una volta sola.',
      ],
    },
    'N-7.13': {
      title: 'I posti del cerchio',
      text: [
        'Il posto di un guerriero conta solo per le due braci della preparazione. Un guerriero reagisce da qualsiasi punto del cerchio.',
      ],
    },
    'N-7.14': {
      title: 'Una fiamma e un umano per elemento',
      text: [
        'Il manuale parla di 26 elementi, 26 fiamme e 26 umani. Riteniamo che ogni elemento abbia una fiamma e un umano.',
      ],
    },
    'N-8': {
      title: 'Che cosa si sa della vera tabella delle reazioni',
      text: [
        'Il foglio con gli elementi e le loro reazioni non è in mano nostra. Dagli esempi del manuale si ricava:',
        '- cinque nomi: Gebo, Tiwaz, Laguz, Nauthiz, Mannaz',
        '- Tiwaz reagisce a Gebo, Laguz a Tiwaz, Nauthiz e Mannaz entrambi a Laguz',
        '- Nauthiz e Mannaz non reagiscono l’uno all’altro',
        '- un giocatore con questi cinque umani arriva a comando 4 e benedizione 7',
        '- c’è un elemento a cui reagiscono almeno tre umani',
        'Quanti umani reagiscano a ciascun elemento non è detto; in media sono quattro.',
      ],
    },
    'N-9': {
      title: 'Le carte ricostruite',
      text: [
        'La tabella che si usa quando non ne porti una tua è stata fatta per questo progetto. Non è quella pubblicata. Gli elementi sono le 24 rune della serie antica, più Cweorth ed Ear; quali siano bianchi e quali neri l’abbiamo deciso noi.',
        'Rispetta tutto ciò che si sa (N-8) ed è equilibrata: ogni umano reagisce a quattro elementi e a ogni elemento reagiscono quattro umani. Dovunque la incontri, è detta ricostruita.',
      ],
    },
    'N-9.7': {
      title: 'Giocare con la tua tabella',
      text: [
        'Se possiedi il gioco, scrivi le reazioni delle tue carte in un file della forma needfire-deck/1 e indicalo nell’opzione deck. Il gioco lo usa al posto della nostra tabella e lo conserva con la partita salvata.',
        'È rifiutato un file che non ha 26 elementi, che ne nomina uno due volte o in cui un umano non reagisce a quattro elementi diversi della tabella. C’è solo un avviso quando i colori non sono 13 e 13, quando un umano reagisce al proprio elemento, quando nessuno reagisce a un elemento o quando manca una reazione nota dal manuale.',
      ],
    },
  },
};
