import type { RulebookTexts } from './rules.ts';

/** Il regolamento in italiano. */
export const it: RulebookTexts = {
  sources: {
    all: 'il gioco stampato; le altre fonti concordano',
    printed: 'regole del gioco stampato del 2011',
    pictures: 'tabellone e carte del gioco stampato, visti in immagini',
    sheets: 'il riassunto giapponese e la bozza del 2010',
    japanese: 'il riassunto giapponese',
    draft: 'la bozza del 2010, in italiano',
    review: 'descrizioni del gioco fatte da altri',
    oneSource: 'una sola fonte, il programma incompiuto di uno studente',
    inferred: 'si ricava dalle altre regole',
    ruling: 'una nostra decisione',
    reconstruction: 'una nostra ricostruzione',
    comparison: 'il nostro confronto delle fonti',
  },
  rules: {
    'Y-1': {
      title: 'Il gioco in breve',
      text: [
        'Yggdrasil è un gioco di Cédric Lefebvre e Fabrice Rabellino (Ludonaute, 2011) da uno a sei giocatori. Si gioca insieme, e insieme si vince o si perde. Una partita dura circa 90 minuti.',
        'Siete dèi. Sei nemici marciano verso il Palazzo di Odino, un passo a ogni carta. Nel tuo turno peschi una di queste carte, ne subisci l’effetto e poi agisci in tre dei nove mondi: raccogli Vichinghi, procurati armi ed elfi, respingi i nemici, tieni a bada i giganti.',
        'Vincete se le carte Nemico finiscono prima che i nemici abbiano sfondato.',
      ],
    },
    'Y-2': {
      title: 'Che cosa c’è nella scatola',
      text: [
        'Nel gioco si usano:',
        '- 6 dèi: Odino, Thor, Frey, Heimdall, Tyr, Freyja',
        '- 6 nemici: Fenrir, Hel, Jörmungand, Loki, Nidhögg, Surt',
        '- 52 carte Nemico: 42 normali, 6 arrabbiate, 4 Ragnarök',
        '- 16 giganti di ghiaccio, qui detti giganti, e 18 armi',
        '- 4 sacchetti e, dentro o accanto, 47 Vichinghi e 42 Giganti di Fuoco',
        '- elfi, al massimo 7; le Valchirie; i Vanir; 6 tessere per i mondi irraggiungibili; 1 tessera per l’isola sommersa; 1 dado',
        'I numeri di Vichinghi, Giganti di Fuoco, elfi e carte Ragnarök si ricavano dalla preparazione e dai totali. Dei 112 segnalini della scatola 111 si spiegano; che l’ultimo indichi i poteri annullati è una nostra supposizione.',
      ],
    },
    'Y-3': {
      title: 'Preparazione',
      text: [
        'Preparate il gioco nell’ordine da Y-3.1 a Y-3.6. Il numero degli dèi cambia soltanto il numero degli elfi. Più dèi ci sono, più il gioco è difficile.',
      ],
    },
    'Y-3.1': {
      title: 'Gli dèi',
      text: [
        'Ogni giocatore riceve un dio tutto suo; gli altri restano nella scatola. Si possono distribuire o scegliere: gods=random li distribuisce, un elenco come gods=thor+freyja li nomina nell’ordine dei posti.',
      ],
    },
    'Y-3.2': {
      title: 'Che cosa va dove',
      text: [
        '- I sei nemici stanno alla partenza, a sinistra del primo arco di Asgard.',
        '- Ad Alfheim c’è un elfo in più degli dèi.',
        '- A Helheim ci sono 5 Vichinghi, a Muspellheim 12 Giganti di Fuoco.',
        '- Le 18 armi stanno tutte scoperte a Nidavellir.',
        '- I 16 giganti stanno a Jötunheim, mescolati e coperti.',
        '- Le Valchirie stanno sull’Isola Arcobaleno; l’isola nera è sommersa (Y-16.2).',
        '- I Vanir stanno sul primo spazio della loro scala.',
        'Gli dèi cominciano senza nulla.',
      ],
    },
    'Y-3.3': {
      title: 'I sacchetti',
      text: [
        'Ogni isola, tranne l’Isola Arcobaleno, ha un sacchetto con 18 segnalini:',
        '- bianco: 6 Vichinghi, 12 Giganti di Fuoco',
        '- blu: 9 Vichinghi, 9 Giganti di Fuoco',
        '- verde: 12 Vichinghi, 6 Giganti di Fuoco',
        '- nero: 15 Vichinghi, 3 Giganti di Fuoco',
      ],
    },
    'Y-3.4': {
      title: 'Un solo giocatore',
      text: [
        'Da solo puoi giocare quanti dèi vuoi, da uno a sei. La regola originale non ci è arrivata; che basti un dio e che sei siano permessi è una nostra ricostruzione. Con un solo dio Niflheim non serve a nulla.',
      ],
    },
    'Y-3.5': {
      title: 'Chi comincia',
      text: [
        'Gli dèi si accordano su chi comincia (first=agreed). Può decidere il caso (first=random), oppure un numero da 1 a 6 indica il posto.',
      ],
    },
    'Y-3.6': {
      title: 'Ordine di gioco',
      text: ['Dopo il turno di un dio tocca al dio alla sua sinistra, in senso orario (Y-16.9).'],
    },
    'Y-4.1': {
      title: 'Il percorso di Asgard',
      text: [
        'I nemici percorrono otto spazi divisi in cinque aree. La forza è quanto serve per battere lì un nemico; il potere dice quanto colpisce il suo effetto quando vi arriva.',
        '- spazio 0, la partenza: né forza né potere',
        '- spazi 1 e 2: forza 5, potere 1',
        '- spazi 3 e 4, oltre il muro di Asgard: forza 6, potere 2',
        '- spazi 5 e 6, oltre la porta del Valhalla: forza 7, potere 3',
        '- spazio 7, il Palazzo di Odino: forza 8, nessun effetto',
        'In uno spazio può stare qualunque numero di nemici.',
      ],
    },
    'Y-4.2': {
      title: 'Le tre linee',
      text: [
        'Alla fine di un turno avete perso se è vera una di queste cose:',
        '- cinque o più nemici sono oltre il muro di Asgard (spazio 3 o più avanti)',
        '- tre o più sono oltre la porta del Valhalla (spazio 5 o più avanti)',
        '- uno o più è nel Palazzo di Odino (spazio 7)',
        'Un nemico oltre la porta è anche oltre il muro e conta per entrambi.',
      ],
    },
    'Y-5': {
      title: 'Il dado',
      text: [
        'Una faccia del dado ha un colore, che indica l’isola e il sacchetto di quel colore, e dei martelli, che contano nei combattimenti:',
        '- bianco: nessun martello, su due facce',
        '- blu: 1 martello, su due facce',
        '- verde: 2 martelli, su una faccia',
        '- nero: 3 martelli, su una faccia',
        'Colori e martelli di bianco, blu e verde si vedono su una carta stampata. Quante facce abbia ogni colore e i 3 martelli del nero poggiano su una sola fonte debole; li diamo come ricostruiti.',
      ],
    },
    'Y-6.1': {
      title: 'Il mazzo',
      text: [
        'Il mazzo ha sempre 42 carte. Nel gioco introduttivo sono sette carte normali di ogni nemico, mescolate. Le carte risolte vanno scoperte negli scarti e non tornano mai.',
      ],
    },
    'Y-6.2': {
      title: 'Che cosa fa una carta arrabbiata',
      text: [
        'Muove il suo nemico di due spazi invece di uno, fin dove arriva il percorso. L’effetto segue una volta sola, dopo tutto il movimento, con il potere dello spazio raggiunto.',
      ],
    },
    'Y-6.3': {
      title: 'Le carte arrabbiate sostituiscono quelle normali',
      text: [
        'Per una partita più difficile sostituite carte normali con le carte arrabbiate dello stesso nemico, al massimo una per nemico. L’opzione angry dice quante, da 0 a 6.',
      ],
    },
    'Y-6.4': {
      title: 'Distribuire le carte speciali',
      text: [
        'Con spread=piles il mazzo si divide in tante pile uguali quante sono le carte arrabbiate e Ragnarök. Ogni pila ne riceve una e si mescola, poi le pile si sovrappongono. Con spread=random si mescolano semplicemente tutte le carte.',
        'Quando 42 non si divide esattamente, le pile differiscono di una carta. Che le più grandi stiano allora in alto è una nostra scelta.',
      ],
    },
    'Y-6.5': {
      title: 'Quali nemici sono arrabbiati',
      text: [
        'Se le carte arrabbiate sono meno di sei, le sceglie il caso (angryEnemies=random), oppure le nominate in un elenco come angryEnemies=loki+surt. Le fonti non lo dicono; è una nostra ricostruzione.',
      ],
    },
    'Y-6.6': {
      title: 'Le carte Ragnarök',
      text: [
        'La scatola ha quattro carte Ragnarök, a quanto si dice le peggiori di tutte. Che cosa facciano non lo sappiamo. Tutta questa regola è una nostra ricostruzione, e senza l’opzione ragnarok (da 1 a 4) nel mazzo non ce n’è nessuna.',
        'Una carta Ragnarök sostituisce una carta normale che nessuno vede. Quando viene pescata, tre nemici avanzano di uno spazio ciascuno:',
        '- Ragnarök 1: Hel, Jörmungand e Surt',
        '- Ragnarök 2: Fenrir, Loki e Nidhögg',
        '- Ragnarök 3: Fenrir, Loki e Surt',
        '- Ragnarök 4: Hel, Jörmungand e Nidhögg',
        'I loro effetti non si applicano (ragnarokEffects=none). Con ragnarokEffects=each si applicano tutti, nell’ordine scelto dagli dèi.',
      ],
    },
    'Y-6.7': {
      title: 'Livelli di difficoltà',
      text: [
        '- introductory, introduttivo: nessuna carta arrabbiata',
        '- normal, normale: 3 carte arrabbiate',
        '- expert, esperto: 6 carte arrabbiate',
        '- ragnarok: 6 carte arrabbiate e tutte e 4 le carte Ragnarök',
        '- custom, a scelta: quante se ne vuole di ogni tipo',
        'Che zero sia l’introduzione, sei il livello esperto e ogni grado intermedio sia permesso sta nella bozza. Gli altri nomi e numeri sono una nostra ricostruzione.',
      ],
    },
    'Y-7.1': {
      title: 'Prima la carta Nemico',
      text: [
        'Pesca la carta in cima al mazzo. Il suo nemico avanza di uno spazio verso destra, poi il suo effetto si applica con il potere dello spazio raggiunto (Y-8). La carta si scarta; solo quella di Fenrir furioso resta scoperta.',
      ],
    },
    'Y-7.2': {
      title: 'Poi tre azioni',
      text: [
        'Hai tre azioni, ciascuna in un mondo diverso (Y-9). Finché Fenrir è furioso, ogni azione deve essere un tentativo di calmarlo (Y-8.1).',
      ],
    },
    'Y-7.3': {
      title: 'Passare',
      text: [
        'Puoi finire il turno prima; le azioni non usate sono perse. Finché Fenrir è furioso non puoi passare. Le fonti dicono soltanto che si hanno a disposizione tre azioni: questa è quindi una nostra decisione.',
      ],
    },
    'Y-7.4': {
      title: 'Sconfitta',
      text: [
        'Alla fine di ogni turno, prima di tutto, guardate se una linea è stata sfondata (Y-4.2). Se è così, tutti gli dèi hanno perso. Durante il turno non fa danno: un nemico si può ancora respingere.',
      ],
    },
    'Y-7.5': {
      title: 'Vittoria',
      text: [
        'Quando il mazzo è vuoto alla fine di un turno, dopo le azioni del dio, e nessuna linea è sfondata, tutti gli dèi hanno vinto (Y-16.10). Un Fenrir furioso non lo impedisce.',
      ],
    },
    'Y-8': {
      title: 'I nemici: prima avanzano, poi colpiscono',
      text: [
        'Un nemico mosso dalla propria carta prima finisce il movimento, poi ha il suo effetto. Se arriva nel Palazzo di Odino non ne ha.',
        'Un nemico che torna indietro, o che un altro nemico trascina avanti, non ha effetto.',
        'Il dado lo tira il dio di turno.',
      ],
    },
    'Y-8.1': {
      title: 'Il lupo Fenrir',
      text: [
        'Fenrir diventa furioso e la sua carta resta scoperta. Finché non si calma, gli dèi possono soltanto tentare di calmarlo. Un tentativo costa un’azione ed è un tiro di dado. Si calma con:',
        '- potere 1: bianco, blu o verde',
        '- potere 2: bianco o blu',
        '- potere 3: bianco',
        'Puoi tentare finché hai azioni. Quando si è calmato, la sua carta si scarta e le altre azioni sono libere; i tentativi non hanno usato nessun mondo. Se alla fine del tuo turno è ancora furioso, il dio successivo pesca e risolve una carta come sempre e poi deve continuare.',
        'Un’altra carta Fenrir mentre è furioso lo fa soltanto avanzare e si scarta. Calmare non è combattere: Thiazy (Y-11.5) non vieta il tiro.',
        'Nostra decisione: il potere è quello dello spazio dove si trova ora, e 3 nel Palazzo.',
      ],
    },
    'Y-8.2': {
      title: 'Hel',
      text: [
        'Tira il dado. Togli dal sacchetto di quel colore tanti Vichinghi quanto è il potere di Hel e mettili a Helheim; se sono meno, tutti.',
      ],
    },
    'Y-8.3': {
      title: 'Surt',
      text: [
        'Tira il dado. Metti nel sacchetto di quel colore tanti Giganti di Fuoco di Muspellheim quanto è il potere di Surt; se sono meno, tutti.',
      ],
    },
    'Y-8.4': {
      title: 'Jörmungand',
      text: [
        'Tira il dado. La tessera dell’isola sommersa va sull’isola di quel colore; c’è sempre una sola isola sommersa. Le Valchirie tornano sull’Isola Arcobaleno. Il potere non conta.',
      ],
    },
    'Y-8.5': {
      title: 'Loki',
      text: [
        'Scopri dalla cima della pila tanti giganti quanto è il potere di Loki; se sono meno, tutti. Da quel momento sono attivi, finché non vengono sconfitti (Y-11).',
      ],
    },
    'Y-8.6': {
      title: 'Nidhögg',
      text: [
        'Il nemico più indietro avanza di uno spazio, senza effetto; può essere Nidhögg stesso. Se sono più d’uno, scelgono gli dèi. Il potere non conta.',
      ],
    },
    'Y-9': {
      title: 'I nove mondi',
      text: [
        'Ogni mondo offre un’azione. In un turno un dio agisce al massimo una volta in ogni mondo; il potere di Freyja fa eccezione (Y-14.6). Un mondo reso irraggiungibile da un gigante non si può scegliere (Y-11.3).',
      ],
    },
    'Y-9.1': {
      title: 'Asgard: combattere un nemico',
      text: [
        'Scegli uno dei sei nemici e combattilo (Y-10.1). Se vinci, torna indietro di uno spazio, senza effetto. Se perdi, resta dov’è.',
      ],
    },
    'Y-9.2': {
      title: 'Midgard: raccogliere Vichinghi',
      text: [
        'Le isole sono in fila: arcobaleno, bianca, blu, verde, nera. Prima puoi muovere le Valchirie su un’isola vicina, anche sommersa.',
        'Poi raccogli sull’isola dove si trovano: pesca alla cieca 3 segnalini dal suo sacchetto, o tutti se sono meno. Tieni i Vichinghi e rimetti i Giganti di Fuoco. Sull’Isola Arcobaleno e sull’isola sommersa non si raccoglie; anche il solo movimento usa l’azione.',
      ],
    },
    'Y-9.3': {
      title: 'Nidavellir, la Forgia dei Nani: forgiare un’arma',
      text: [
        'Prendi un’arma di livello 1, oppure restituisci un’arma di livello 1 o 2 e prendi il livello successivo contro lo stesso nemico. Vale subito.',
      ],
    },
    'Y-9.4': {
      title: 'Alfheim, il Mondo degli Elfi: prendere un elfo',
      text: ['Prendi un elfo, se ce n’è uno.'],
    },
    'Y-9.5': {
      title: 'Niflheim, il Mondo delle Tenebre: scambiare',
      text: [
        'Scegli un solo altro dio. Puoi dare, prendere o scambiare quanti Vichinghi ed elfi vuoi, in un senso o in entrambi. Le armi non passano mai di mano.',
        'Qui dici quanti ne avrai dopo, dei Vichinghi e degli elfi di voi due; l’altro dio ha il resto.',
      ],
    },
    'Y-9.6': {
      title: 'Helheim, il Mondo dei Morti: riportare i Vichinghi',
      text: ['Metti 5 Vichinghi di Helheim in un sacchetto a tua scelta; se sono meno, tutti.'],
    },
    'Y-9.7': {
      title: 'Muspellheim, il Regno del Fuoco: cacciare i Giganti di Fuoco',
      text: [
        'Pesca alla cieca 5 segnalini da un sacchetto a tua scelta, o tutti se sono meno. I Giganti di Fuoco pescati vanno a Muspellheim, i Vichinghi tornano nel sacchetto.',
      ],
    },
    'Y-9.8': {
      title: 'Jötunheim, la Fortezza di Ghiaccio: combattere un gigante',
      text: [
        'Combatti un gigante attivo, o quello in cima alla pila coperta senza prima guardarlo (Y-11.12). La forza di un gigante è 3.',
        'Se vinci, il gigante va accanto al tabellone e il suo effetto cessa. Se perdi, resta dove e come stava.',
      ],
    },
    'Y-9.9': {
      title: 'Vanaheim, la Terra Sacra: chiamare i Vanir',
      text: [
        'Fai avanzare i Vanir di uno spazio, oppure usa uno dei loro effetti e rimettili sul primo spazio (Y-13).',
      ],
    },
    'Y-10.1': {
      title: 'L’ordine di un combattimento',
      text: [
        '- 1. Nomina l’avversario.',
        '- 2. Manda Vichinghi (Y-10.2).',
        '- 3. Tira il dado (Y-10.3).',
        '- 4. Fai il totale (Y-10.4).',
        '- 5. Aggiungi elfi (Y-10.5).',
        '- 6. Confronta (Y-10.6).',
        'Combatti con ciò che hai tu. Gli altri possono aiutare solo prima, attraverso Niflheim.',
      ],
    },
    'Y-10.2': {
      title: 'Prima i Vichinghi',
      text: [
        'Prima del tiro metti a Helheim quanti tuoi Vichinghi vuoi, anche nessuno. Ciascuno vale 1. Sono spesi, sia che tu vinca sia che tu perda.',
      ],
    },
    'Y-10.3': {
      title: 'Il tiro',
      text: [
        'Tira il dado: contano i suoi martelli. Finché Thiazy è attivo non si tira (Y-11.5). Tyr tira due volte e sceglie (Y-14.5).',
      ],
    },
    'Y-10.4': {
      title: 'Il totale',
      text: [
        'Somma i tuoi Vichinghi, i martelli, il livello della tua arma contro questo nemico, e 1 se sei Thor. Contro i giganti nessuna arma vale.',
      ],
    },
    'Y-10.5': {
      title: 'Gli elfi per ultimi',
      text: [
        'Ora che conosci il tiro, rimetti ad Alfheim quanti tuoi elfi vuoi, anche nessuno. Ciascuno aggiunge 1 al totale.',
      ],
    },
    'Y-10.6': {
      title: 'L’esito',
      text: [
        'Vinci se il totale è almeno pari alla forza dell’avversario. Quello che hai speso resta speso; le armi si tengono.',
      ],
    },
    'Y-10.7': {
      title: 'La forza dell’avversario',
      text: [
        'Un nemico ha la forza del suo spazio (Y-4.1), e 1 in più finché il suo gigante è attivo (Y-11.2). Un gigante ha 3, e 1 in più finché Bergelmir è attivo (Y-11.7).',
      ],
    },
    'Y-11': {
      title: 'I sedici giganti',
      text: [
        'Un gigante scoperto è attivo: il suo effetto dura finché non viene sconfitto. I giganti secondo le loro rune:',
        '- Sigel: Angerboda, Hrungnir, Utgardloki e Hrym',
        '- Daeg: Greip, Gialp, Geirroed e Skyrmir',
        '- Tiwaz: Suttung, Gymir, Fafner e Thiazy',
        '- Mann: Thrym, Thokk, Hymir e Bergelmir',
      ],
    },
    'Y-11.1': {
      title: 'Le rune',
      text: [
        'Quando il quarto gigante di una runa è sconfitto, il potere della runa agisce subito, una volta per partita: Sigel (Y-11.8), Daeg (Y-11.9), Mann (Y-11.10), Tiwaz (Y-11.11). Quello che c’è da decidere lo decidono insieme gli dèi.',
        'Un nemico che torna indietro per una runa si ferma alla partenza e non ha effetto.',
      ],
    },
    'Y-11.2': {
      title: 'I giganti che rafforzano un nemico',
      text: [
        'Finché un tale gigante è attivo, la forza del suo nemico cresce di 1; il potere resta uguale.',
        '- Skyrmir rafforza Fenrir',
        '- Angerboda rafforza Hel',
        '- Thrym rafforza Jörmungand',
        '- Suttung rafforza Loki',
        '- Thokk rafforza Nidhögg',
        '- Greip rafforza Surt',
      ],
    },
    'Y-11.3': {
      title: 'I giganti che chiudono un mondo',
      text: [
        'Finché un tale gigante è attivo, nel suo mondo non si può agire. I segnalini vanno e vengono lo stesso: i Vichinghi cadono a Helheim, gli elfi tornano ad Alfheim, Hel e Surt hanno i loro effetti.',
        '- Geirroed chiude Nidavellir',
        '- Hrungnir chiude Alfheim',
        '- Fafner chiude Niflheim',
        '- Hrym chiude Helheim',
        '- Gialp chiude Muspellheim',
        '- Gymir chiude Vanaheim',
      ],
    },
    'Y-11.4': {
      title: 'Utgardloki',
      text: [
        'Finché è attivo, nessun dio ha il suo potere (Y-14), nemmeno la seconda carta di Odino o il secondo tiro di Tyr.',
        'Nostra decisione: se diventa attivo durante un turno, le azioni già fatte restano valide. Frey ha allora tre azioni in tutto, e Freyja deve agire in mondi diversi.',
      ],
    },
    'Y-11.5': {
      title: 'Thiazy',
      text: [
        'Finché è attivo, nei combattimenti nessuno tira il dado. Vichinghi, elfi e armi contano ancora (Y-16.8). Nostra decisione: conta anche il bonus di Thor, che non è un dado.',
      ],
    },
    'Y-11.6': {
      title: 'Hymir',
      text: [
        'Finché è attivo, le Valchirie non possono entrare nell’isola sommersa; a piedi, quindi, le isole oltre quella sono irraggiungibili. Se vi si trovano già, possono uscirne.',
      ],
    },
    'Y-11.7': {
      title: 'Bergelmir',
      text: [
        'Finché è attivo, i giganti hanno forza 4. La nostra lettura della sua figura: vale per tutti i giganti, compresi lui stesso e quello nascosto (Y-16.3).',
      ],
    },
    'Y-11.8': {
      title: 'Sigel, il sole',
      text: [
        'Fino a 15 Vichinghi di Helheim si dividono tra gli dèi come vogliono. Qui si dice dio per dio quanti ne ha dopo; nessuno ne perde.',
      ],
    },
    'Y-11.9': {
      title: 'Daeg, l’alba',
      text: ['I prossimi tre dèi di turno non pescano carte Nemico.'],
    },
    'Y-11.10': {
      title: 'Mann, l’uomo',
      text: ['Un nemico torna indietro di tre spazi (Y-16.4).'],
    },
    'Y-11.11': {
      title: 'Tiwaz, la vittoria',
      text: ['Tre nemici diversi tornano indietro di uno spazio ciascuno (Y-16.4).'],
    },
    'Y-11.12': {
      title: 'Il gigante nascosto',
      text: [
        'Se batti il gigante nascosto in cima alla pila, va scoperto accanto al tabellone e conta per la sua runa. Il suo effetto non avviene mai. Se perdi, resta in cima, coperto.',
      ],
    },
    'Y-12.1': {
      title: 'Le armi',
      text: [
        'Contro ogni nemico c’è un’arma in tre livelli: Gleipnir contro Fenrir, Draupnir contro Hel, Mjöllnir contro Jörmungand, Hofund contro Loki, Gungnir contro Nidhögg, Mimming contro Surt.',
        'Il livello è il bonus in ogni combattimento contro quel nemico, e l’arma non si consuma mai. Di ogni livello c’è una sola carta: due dèi non possono avere lo stesso livello contro lo stesso nemico; il secondo deve aspettare che torni nella forgia.',
      ],
    },
    'Y-12.2': {
      title: 'Un’arma per nemico',
      text: [
        'Un dio può avere armi contro più nemici. Contro lo stesso nemico ne ha al massimo una, e i bonus non si sommano; questo limite è una nostra lettura. Le armi non si cedono e non si abbandonano.',
      ],
    },
    'Y-13': {
      title: 'La scala dei Vanir',
      text: [
        'La scala ha un primo spazio senza effetto e cinque spazi che ne hanno uno. È comune a tutti gli dèi. Con un’azione i Vanir avanzano di uno spazio; dall’ultimo non possono avanzare.',
        'Con un’altra azione usi un effetto: quello dello spazio dei Vanir o di uno spazio precedente (Y-16.6). Poi i Vanir tornano sul primo spazio.',
      ],
    },
    'Y-13.1': {
      title: 'Spazio 1: muovere le Valchirie',
      text: [
        'Muovi le Valchirie senza raccogliere. Fin dove, non è detto. La nostra lettura: verso qualunque isola (vanirFlight=any); vanirFlight=adjacent permette solo un’isola vicina. Hymir le tiene comunque lontane dall’isola sommersa.',
      ],
    },
    'Y-13.2': {
      title: 'Spazio 2: prendere due Vichinghi',
      text: ['Prendi per te due Vichinghi da Helheim; uno solo, se ce n’è uno solo.'],
    },
    'Y-13.3': {
      title: 'Spazio 3: prevedere',
      text: [
        'Guarda le prossime sei carte Nemico, o tutte quelle che restano, e rimettile in cima al mazzo nell’ordine che vuoi (Y-16.7). La figura mostra un occhio sopra una carta; il numero sei e l’ordine poggiano su una sola fonte debole, perciò li diamo come ricostruiti.',
      ],
    },
    'Y-13.4': {
      title: 'Spazio 4: respingere un nemico',
      text: ['Un nemico a tua scelta torna indietro di uno spazio, senza effetto.'],
    },
    'Y-13.5': {
      title: 'Spazio 5: scartare un gigante',
      text: [
        'Guarda la pila coperta, metti un gigante a tua scelta tra quelli sconfitti senza combattere, e mescola la pila. Conta per la sua runa e può completarla.',
        'La nostra lettura: un gigante attivo non si può scartare. Con anyGiant=true si può.',
      ],
    },
    'Y-14': {
      title: 'I poteri degli dèi',
      text: ['Ogni dio ha un suo potere. Vale sempre, tranne quando Utgardloki è attivo (Y-11.4).'],
    },
    'Y-14.1': {
      title: 'Odino',
      text: [
        'Odino pesca due carte Nemico, ne risolve una e rimette l’altra in cima al mazzo o in fondo (Y-16.5). Se resta una carta sola, la prende e basta. Se le due sono le ultime, l’altra viene semplicemente rimessa.',
      ],
    },
    'Y-14.2': {
      title: 'Thor',
      text: ['Thor ha +1 in ogni combattimento, oltre a tutto il resto.'],
    },
    'Y-14.3': {
      title: 'Frey',
      text: ['Frey ha quattro azioni, tutte in mondi diversi.'],
    },
    'Y-14.4': {
      title: 'Heimdall',
      text: ['Quando raccoglie a Midgard, Heimdall pesca 4 segnalini invece di 3.'],
    },
    'Y-14.5': {
      title: 'Tyr',
      text: [
        'Ogni volta che Tyr tira il dado, lo tira due volte e sceglie uno dei risultati. Che tiri sempre entrambe le volte è una nostra decisione; non è mai peggio.',
      ],
    },
    'Y-14.6': {
      title: 'Freyja',
      text: ['Freyja può fare due delle sue tre azioni nello stesso mondo.'],
    },
    'Y-15.1': {
      title: 'I nemici alla partenza',
      text: [
        'Un nemico alla partenza non si può combattere: lì non è stampata nessuna forza e non ci sarebbe nulla da guadagnare. È una nostra ricostruzione.',
      ],
    },
    'Y-15.2': {
      title: 'Ritorno alla partenza',
      text: [
        'Un nemico respinto sullo spazio 1 torna alla partenza. Con firstArchOneWay=true nessun nemico vi torna dopo averla lasciata, e quello sullo spazio 1 non può essere combattuto.',
      ],
    },
    'Y-15.3': {
      title: 'Arrabbiato davanti al Palazzo',
      text: ['Una carta arrabbiata porta un nemico dallo spazio 6 soltanto allo spazio 7.'],
    },
    'Y-15.4': {
      title: 'Nulla oltre il Palazzo',
      text: ['Un nemico nel Palazzo che dovrebbe avanzare resta lì, senza effetto.'],
    },
    'Y-15.5': {
      title: 'Nidhögg nel Palazzo',
      text: ['Quando Nidhögg arriva nel Palazzo non ha effetto: nessun altro si muove.'],
    },
    'Y-15.6': {
      title: 'Più nemici in coda',
      text: [
        'Quando più nemici sono i più indietro, gli dèi decidono insieme quale Nidhögg fa avanzare.',
      ],
    },
    'Y-15.7': {
      title: 'I giganti uno per uno',
      text: [
        'I giganti di Loki diventano attivi uno dopo l’altro. Il loro ordine non cambia nulla.',
      ],
    },
    'Y-15.8': {
      title: 'Niente più giganti',
      text: [
        'Se la pila è vuota, Loki non trova nulla. Se non ci sono giganti né nella pila né attivi, a Jötunheim non c’è nulla da fare.',
      ],
    },
    'Y-15.9': {
      title: 'Azioni senza risultato',
      text: [
        'Nostra decisione: un’azione che non potrebbe fare proprio nulla non si può scegliere. È il caso di un sacchetto vuoto a Muspellheim, di Alfheim senza elfi, di Helheim vuoto, di uno scambio in cui nessuno dei due ha qualcosa, e di un nemico che non può tornare indietro.',
      ],
    },
    'Y-15.10': {
      title: 'Quando si può scegliere Midgard',
      text: [
        'Midgard si può scegliere se le Valchirie possono muoversi o raccogliere. Non possono restare sull’Isola Arcobaleno, né sull’isola sommersa, né dove il sacchetto è vuoto, perché non accadrebbe nulla.',
      ],
    },
    'Y-15.11': {
      title: 'I caduti sono subito a disposizione',
      text: [
        'I Vichinghi spesi in combattimento sono subito a Helheim e si possono usare nello stesso turno.',
      ],
    },
    'Y-15.12': {
      title: 'Le rune prima dell’azione successiva',
      text: [
        'Una runa completata a Jötunheim, o con il quinto effetto dei Vanir, agisce prima dell’azione successiva.',
      ],
    },
    'Y-15.13': {
      title: 'Contare i turni di Daeg',
      text: [
        'Il turno in cui Daeg viene completata non conta. Nei tre turni che seguono si agisce come sempre, e come sempre si controlla la fine della partita.',
      ],
    },
    'Y-15.14': {
      title: 'Daeg e Fenrir',
      text: ['I turni senza carta Nemico non calmano un Fenrir furioso.'],
    },
    'Y-15.15': {
      title: 'Sigel con pochi morti',
      text: ['Se a Helheim ci sono meno di 15 Vichinghi, si dividono quelli che ci sono.'],
    },
    'Y-15.16': {
      title: 'Tiwaz con pochi nemici',
      text: ['Se meno di tre nemici possono tornare indietro, tornano indietro solo quelli.'],
    },
    'Y-15.17': {
      title: 'Che cosa è palese e che cosa è nascosto',
      text: [
        'Che cosa c’è nei sacchetti si può contare, ma non si sa in che ordine esce. Gli scarti sono palesi. Il mazzo e la pila dei giganti sono nascosti. Gli dèi possono parlarsi liberamente.',
      ],
    },
    'Y-15.18': {
      title: 'La sconfitta viene prima',
      text: [
        'Quando nello stesso momento il mazzo è vuoto e una linea è sfondata, gli dèi hanno perso.',
      ],
    },
    'Y-15.19': {
      title: 'Sommersa di nuovo',
      text: [
        'Quando il dado mostra l’isola già sommersa, la tessera resta lì e le Valchirie tornano a casa lo stesso.',
      ],
    },
    'Y-15.20': {
      title: 'Il sacchetto dell’isola sommersa',
      text: [
        'Lì è vietato soltanto raccogliere. Helheim, Muspellheim, Hel e Surt possono usare il sacchetto di un’isola sommersa.',
      ],
    },
    'Y-15.21': {
      title: 'Odino vede entrambe le carte',
      text: [
        'Odino guarda entrambe le carte prima di scegliere. Quella che rimette non ha effetto e non si scarta.',
      ],
    },
    'Y-15.22': {
      title: 'Odino e l’ultima carta',
      text: ['Se Odino ha rimesso l’ultima carta, il mazzo non è vuoto e la partita continua.'],
    },
    'Y-16': {
      title: 'Dove le fonti non concordano',
      text: [
        'Del gioco stampato del 2011 conosciamo parti delle regole e immagini, un riassunto giapponese, e un testo italiano che molto probabilmente è una bozza del 2010. Dove differiscono, sceglie un’opzione; se non si dice altro, vale il gioco stampato.',
        '- ruleset=printed2011: tutto come stampato',
        '- ruleset=jp: come stampato, con odin=bottomOnly',
        '- ruleset=draft2010: bags=draft, floodStart=none, giants=draft, runes=draft, vanirUse=exact, vanir3=discardNext, thiazyWeapons=false e direction=counterclockwise',
      ],
    },
    'Y-16.1': {
      title: 'I colori dei sacchetti (bags)',
      text: [
        'Gioco stampato e riassunto giapponese: bianco, blu, verde, nero (bags=printed). Bozza: bianco, nero, blu, rosso, con gli stessi contenuti in quest’ordine (bags=draft).',
        'Con bags=draft i colori del dado seguono l’ordine dei sacchetti: il rosso ha tre martelli. Questa parte è una nostra ricostruzione.',
      ],
    },
    'Y-16.2': {
      title: 'L’isola sommersa all’inizio (floodStart)',
      text: [
        'Gioco stampato: l’isola nera (floodStart=black). Bozza: nessuna, la tessera sta nell’oceano (floodStart=none). Il riassunto giapponese non lo dice. floodStart=black sommerge l’isola chiamata nera, dovunque si trovi.',
      ],
    },
    'Y-16.3': {
      title: 'Il gigante Bergelmir (giants)',
      text: [
        'Gioco stampato: Bergelmir rafforza i giganti (giants=printed); il riassunto giapponese parla di un nemico o gigante che riceve +1. Bozza: un settimo gigante chiude un mondo, Jötunheim stesso; allora lì si può combattere soltanto lui (giants=draft mette Bergelmir al suo posto).',
      ],
    },
    'Y-16.4': {
      title: 'Mann e Tiwaz (runes)',
      text: [
        'Gioco stampato e riassunto giapponese: Mann respinge un nemico di tre spazi, Tiwaz tre nemici di uno spazio ciascuno (runes=printed). Bozza: il contrario (runes=draft).',
      ],
    },
    'Y-16.5': {
      title: 'L’altra carta di Odino (odin)',
      text: [
        'Bozza, e una descrizione del gioco stampato: in cima al mazzo o in fondo (odin=either). Riassunto giapponese: solo in fondo (odin=bottomOnly).',
      ],
    },
    'Y-16.6': {
      title: 'Quali effetti dei Vanir (vanirUse)',
      text: [
        'Gioco stampato e riassunto giapponese: l’effetto del loro spazio o di uno precedente (vanirUse=reached). Bozza: solo quello del loro spazio (vanirUse=exact). Sull’ultimo spazio, se non resta alcun gigante da togliere, i Vanir vi rimangono allora per sempre.',
      ],
    },
    'Y-16.7': {
      title: 'Il terzo effetto dei Vanir (vanir3)',
      text: [
        'Gioco stampato: guardare carte Nemico e riordinarle (vanir3=reorder, vedi Y-13.3). Bozza: scartare la prossima carta Nemico, se non è arrabbiata (vanir3=discardNext); la frase si interrompe lì, quindi «arrabbiata» è dedotto. Anche una carta Ragnarök resta. Il riassunto giapponese non lo dice.',
      ],
    },
    'Y-16.8': {
      title: 'Le armi con Thiazy attivo (thiazyWeapons)',
      text: [
        'Riassunto giapponese: le armi contano (thiazyWeapons=true). Bozza: sono nominati solo Vichinghi ed elfi (thiazyWeapons=false). Ciò che abbiamo del gioco stampato non lo dice.',
      ],
    },
    'Y-16.9': {
      title: 'Il senso di gioco (direction)',
      text: [
        'Gioco stampato: senso orario (direction=clockwise). Bozza: verso destra (direction=counterclockwise). Il riassunto giapponese non lo dice.',
      ],
    },
    'Y-16.10': {
      title: 'Il momento della vittoria (victory)',
      text: [
        'Gioco stampato e riassunto giapponese: alla fine del turno, dopo le azioni (victory=endOfTurn). La bozza si può leggere così, oppure come subito dopo l’effetto dell’ultima carta (victory=lastCard). Nessun insieme di regole usa questa seconda lettura.',
      ],
    },
    'Y-17': {
      title: 'L’espansione Asgard',
      text: [
        'L’espansione Asgard del 2012 porta altri sei dèi e una regola chiamata trance. I loro nomi e poteri non ci sono noti, perciò l’espansione è esclusa.',
      ],
    },
  },
};
