import type { RulebookTexts } from './rules.ts';

/** Il regolamento in italiano. */
export const it: RulebookTexts = {
  sources: {
    both: 'il libretto giapponese; il riassunto francese concorda',
    japanese: 'il libretto giapponese',
    inferred: 'si ricava dalle altre regole',
    ruling: 'una nostra decisione',
    reconstruction: 'una nostra ricostruzione',
    comparison: 'il nostro confronto delle fonti',
    simulation: 'la nostra simulazione della Ruota',
  },
  rules: {
    'C-1': {
      title: 'Il gioco in breve',
      text: [
        'Yggdrasil Chronicles è un gioco di Cédric Lefebvre (Ludonaute, 2019) da uno a cinque giocatori. Si gioca insieme, e insieme si vince o si perde. Una partita dura circa 90 minuti.',
        'Siete dèi su un albero di nove mondi. Sei nemici si destano con le carte di una Ruota, salgono, devastano mondi e portano gli Iotunn. Vi spostate, agite nei mondi, combattete, e ogni Rischio che non annullate costa un punto vita. Vincete quando Nidhogg è arrivato all’Albero.',
        'In gioco ci sono 8 Giganti di Fuoco, 8 Anonimi, 7 pedine Iotunn, 8 Eroi, fino a 13 Elfi e 13 dadi Vanir, un dado Dio per dio, 3 pietre runiche, 7 segnalini Mondo Devastato, 18 artefatti, 18 creature, 18 carte Iotunn e sei carte Nemico per dio. La campagna della scatola è lasciata fuori: non ne conosciamo quasi nessuna pagina.',
      ],
    },
    'C-2.1': {
      title: 'Tre livelli',
      text: [
        'L’Albero ha tre livelli di tre mondi:',
        '- superiore: Asgard, Alfheim, Vanaheim, e in mezzo la Gabbia',
        '- centrale: Midgard, Nidavellir, Svartalfheim; questo livello gira',
        '- inferiore: Iotunheim, Muspellheim, Niflheim',
        'Gli Elfi stanno ad Alfheim, i dadi Vanir a Vanaheim, il Valhalla è ad Asgard; Midgard ha gli Eroi, gli Anonimi e le isole, Nidavellir gli artefatti, Svartalfheim le creature, Iotunheim le carte Iotunn e le pietre runiche, Muspellheim i Giganti di Fuoco.',
      ],
    },
    'C-2.2': {
      title: 'Colonne e rotazione',
      text: [
        'I mondi uno sopra l’altro formano una colonna. Alla preparazione sono, dall’alto:',
        '- Asgard, Midgard, Iotunheim',
        '- Alfheim, Nidavellir, Muspellheim',
        '- Vanaheim, Svartalfheim, Niflheim',
        'Quando l’Albero gira, ogni mondo centrale passa alla colonna seguente, in senso orario visto dall’alto: dalla prima alla seconda, dalla seconda alla terza, dalla terza alla prima. Tutto ciò che vi sta sopra lo segue; perciò la rotazione non separa né riunisce nessuno.',
        'La cima e il fondo delle colonne si ricavano da esempi del libretto. La posizione iniziale dei mondi centrali e l’ordine delle colonne sono una nostra ricostruzione.',
      ],
    },
    'C-2.3': {
      title: 'La Gabbia',
      text: [
        'La Gabbia è uno spazio a sé. Non è un mondo, non fa parte di Asgard e non viene mai devastata; gli dèi non vi entrano. Le sue sbarre sono i segnalini Mondo Devastato: quando un mondo viene devastato se ne va la sbarra di valore più basso, e un segnalino che torna prende la fessura libera di valore più alto.',
      ],
    },
    'C-2.4': {
      title: 'La Forza',
      text: [
        'La Forza di un nemico o di uno Iotunn dice quanti Rischi costa combatterlo:',
        '- Surt: Giganti di Fuoco sulla sua scala + 1',
        '- Hel: Anonimi sulla sua scala + 1',
        '- Loki: Iotunn in gioco + 1',
        '- Fenrir: mondi devastati + 1',
        '- Iormungand: sempre 3',
        '- ogni Iotunn: sempre 2',
      ],
    },
    'C-2.5': {
      title: 'Le isole di Midgard',
      text: [
        'Midgard ha una fila di isole. Iormungand comincia da quella più a sinistra, l’isola arcobaleno. Ogni altra isola mostra 1, 2 o 3: tanti Anonimi vanno da Hel quando Iormungand vi arriva.',
        'Quante isole ci siano non si sa. Una nostra ricostruzione: tre dopo l’isola arcobaleno, con i numeri 1, 2, 3.',
      ],
    },
    'C-3.1': {
      title: 'Preparazione dell’Albero',
      text: [
        '- I 7 segnalini Mondo Devastato stanno attorno alla Gabbia.',
        '- Le 18 creature e le 18 carte Iotunn si mescolano e si coprono.',
        '- 8 Eroi e 8 Anonimi a Midgard, 8 Giganti di Fuoco a Muspellheim, 7 pedine Iotunn sulla scala di Loki.',
        '- Elfi e dadi Vanir come in C-3.3.',
        '- Gli artefatti formano tre mazzi di sei per livello, mescolati e scoperti: di ciascuno si vede solo la prima carta.',
        '- Le tre pietre runiche a Iotunheim; le colonne come in C-2.2.',
        'Facce di dadi e pietre, isole, colonne, tabella degli Iotunn e passi di Nidhogg vengono da edition=reconstructed. Chi possiede la scatola può inserire i suoi e giocare con quelli.',
      ],
    },
    'C-3.2': {
      title: 'Dove cominciano i nemici',
      text: [
        'Surt a Muspellheim, Hel a Niflheim, Loki a Vanaheim, Iormungand sull’isola arcobaleno, Fenrir nella Gabbia, Nidhogg all’estremo sinistro della sua strada accanto all’Albero. La Ruota è vuota.',
      ],
    },
    'C-3.3': {
      title: 'Gli dèi',
      text: [
        'Ogni giocatore ha un dio ad Asgard, un dado Dio e le sei carte Nemico di quel dio, mescolate e coperte. Elfi e dadi Vanir in riserva, punti vita di ogni dio giocato e numero di Dèi di supporto dipendono da quanti giocano:',
        '- 1 giocatore: 6 di ciascuno, 9 punti vita, 2 Dèi di supporto',
        '- 2 giocatori: 7 di ciascuno, 8 punti vita, 1 Dio di supporto',
        '- 3 giocatori: 9 di ciascuno, 7 punti vita',
        '- 4 giocatori: 11 di ciascuno, 6 punti vita',
        '- 5 giocatori: 13 di ciascuno, 5 punti vita',
        'Nessuno può avere più punti vita che all’inizio. Un Dio di supporto è un dio che nessuno gioca; sta ad Asgard con 5 punti vita, che sono anche il suo massimo.',
        'In due ognuno aggiunge alle sue sei tre carte a caso del Dio di supporto. Da soli si fa un solo mazzo con le 18 carte dei tre dèi.',
        'gods=random e supports=random lasciano fare al caso; elenchi come gods=odin+thor li nominano. mode=easy gioca gli dèi senza abilità e poteri, mode=hard con entrambi (C-14). Le impostazioni easy e hard fanno lo stesso.',
      ],
    },
    'C-4': {
      title: 'Vincere e perdere',
      text: [
        'Vincete subito quando Nidhogg ha fatto il suo ultimo passo verso l’Albero (C-15.5).',
        'Perdete subito quando accade una delle cose da C-4.1 a C-4.10. Solo le attivazioni sono obbligatorie: un’azione che un dio non può fare semplicemente non è disponibile.',
      ],
    },
    'C-4.1': {
      title: 'Persa: niente più punti vita',
      text: ['Un dio, anche di supporto, ha perso l’ultimo punto vita.'],
    },
    'C-4.2': {
      title: 'Persa: un nemico in cima',
      text: ['Hel o Surt si attiva mentre è al livello superiore.'],
    },
    'C-4.3': {
      title: 'Persa: niente più Giganti di Fuoco',
      text: ['Surt si attiva e in riserva ci sono meno di due Giganti di Fuoco.'],
    },
    'C-4.4': {
      title: 'Persa: niente più pedine Iotunn',
      text: ['Loki si attiva e sulla sua scala non c’è più nessuna pedina.'],
    },
    'C-4.5': {
      title: 'Persa: l’ultima isola',
      text: ['Iormungand si attiva sull’isola più a destra.'],
    },
    'C-4.6': {
      title: 'Persa: troppo pochi Anonimi',
      text: ['Iormungand arriva su un’isola il cui numero supera gli Anonimi in riserva.'],
    },
    'C-4.7': {
      title: 'Persa: un albero morto',
      text: [
        'Nidhogg raggiunge un albero morto. Ne mostrano uno solo pagine della campagna; qui dunque non può accadere.',
      ],
    },
    'C-4.8': {
      title: 'Persa: ciò che deve accadere non può',
      text: [
        'In generale si perde quando l’effetto di un’attivazione non si può applicare. Gli altri punti di C-4 ne nominano tutti i casi di questo gioco.',
      ],
    },
    'C-4.9': {
      title: 'Persa: niente più segnalini',
      text: [
        'Un mondo deve essere devastato e non ci sono più segnalini. È una nostra ricostruzione secondo C-4.8.',
      ],
    },
    'C-4.10': {
      title: 'Persa: niente più carte Iotunn',
      text: [
        'Loki si attiva e non ci sono più carte Iotunn. È una nostra ricostruzione secondo C-4.8; servono diciannove attivazioni di Loki.',
      ],
    },
    'C-5': {
      title: 'Round e turno',
      text: [
        'All’inizio di un round ognuno mette coperta sulla Ruota la prima carta del suo mazzo, senza guardarla. Poi vi accordate come volete sull’ordine degli dèi in questo round. Quando tutti hanno giocato comincia il round seguente.',
        'Un turno ha tre fasi, in quest’ordine:',
        '- rivelare la propria carta, obbligatorio (C-6.1)',
        '- spostarsi, se si vuole (C-9)',
        '- una missione, se si vuole: un combattimento (C-10) o un’azione (C-11.1)',
        'Con uno o due giocatori un mazzo ha carte di più dèi. Se i dorsi le distinguano non si sa. Noi leggiamo di sì (backs=shown), e quando il dorso è noto si estrae prima il mazzetto, poi la carta; backs=hidden lo tiene segreto.',
        'Una nostra decisione: tutto l’ordine si fissa prima che la prima carta sia rivelata; un dio con il mazzo vuoto non mette carte e gioca senza la prima fase.',
      ],
    },
    'C-6.1': {
      title: 'La Ruota in tre, quattro o cinque',
      text: [
        'La Ruota ha uno spazio per ogni nemico. Se quello della carta rivelata è vuoto, la carta resta lì e non accade nulla. Se c’è già una carta, il nemico si attiva subito (C-7); poi entrambe vanno sotto il mazzo del loro proprietario, coperte e senza mescolare. Solo la carta di Fenrir può fare eccezione (C-7.5).',
        'Le carte restano sulla Ruota da un round all’altro. Si può ricordare l’ordine dei mazzi; con memoryAid=true il tabellone mostra ciò che tutti hanno visto.',
      ],
    },
    'C-6.2': {
      title: 'La Ruota in due',
      text: [
        'Come in C-6.1. Se una delle due carte è del Dio di supporto, va sotto il mazzo del giocatore a cui l’altra non appartiene.',
        'Se la seconda, quella che ha attivato il nemico, è una carta del Dio di supporto, il dio di turno può spostare quel Dio di supporto secondo C-9.',
      ],
    },
    'C-6.3': {
      title: 'La Ruota da soli',
      text: [
        'La prima carta di un nemico resta sulla Ruota. La seconda lo attiva, e restano entrambe; se è di un Dio di supporto, questo può spostarsi. La terza non attiva nessuno: resta sola, e le altre due vanno sotto il mazzo. Non si mescola mai.',
        'Quale delle due vada prima sotto il mazzo non è detto. Una nostra decisione: quella rivelata per prima.',
      ],
    },
    'C-6.4': {
      title: 'Il ritmo del gioco',
      text: [
        'Con qualsiasi numero di giocatori Nidhogg fa un passo circa ogni dodici o tredici turni, il primo un po’ prima. Tra due suoi passi i nemici si attivano in tutto circa sei volte.',
      ],
    },
    'C-7': {
      title: 'L’attivazione dei nemici',
      text: [
        'Prima il nemico si sposta e forse devasta un mondo, poi l’Albero gira, poi viene l’effetto:',
        '- Hel: va nel mondo subito sopra; l’Albero gira di uno; il dio di turno perde 1 punto vita',
        '- Surt: va nel mondo subito sopra; l’Albero gira di uno; due Giganti di Fuoco vanno sulla sua scala',
        '- Loki: va nel mondo del dio di turno; l’Albero gira di uno; entra in gioco uno Iotunn (C-8.1)',
        '- Iormungand: passa all’isola a destra; tanti Anonimi quanti ne mostra vanno sulla scala di Hel',
        '- Fenrir: passa dalla Gabbia ad Asgard o, se c’è già, toglie 3 punti vita al dio di turno; il turno finisce (C-7.5)',
        '- Nidhogg: fa un passo verso l’Albero',
        'Che cosa sta sopra si guarda prima della rotazione. I punti vita tolti da Hel e Fenrir non sono Rischi.',
      ],
    },
    'C-7.1': {
      title: 'Mondi devastati',
      text: [
        'Appena due nemici sono in un mondo, questo è devastato e riceve un segnalino. Non importa come vi arrivano, ritirate comprese. Iormungand non lascia mai Midgard: ogni altro nemico che vi entra lo devasta.',
        'Un mondo resta così finché non viene curato, anche se i nemici se ne vanno. La sua azione non si può fare; lì si può solo Curare l’Albero (C-11.3). Combattimenti e spostamenti continuano come sempre. Gli Iotunn non sono nemici e non devastano nulla.',
      ],
    },
    'C-7.2': {
      title: 'Loki è già lì',
      text: [
        'Se Loki è già nel mondo del dio di turno, resta; l’Albero gira e uno Iotunn arriva lo stesso. È una nostra ricostruzione.',
      ],
    },
    'C-7.3': {
      title: 'Nemici nella Gabbia',
      text: ['Loki e Fenrir possono essere entrambi nella Gabbia. Lì non si possono combattere.'],
    },
    'C-7.4': {
      title: 'Dove può essere Fenrir',
      text: ['Fenrir è sempre o nella Gabbia o ad Asgard.'],
    },
    'C-7.5': {
      title: 'Fenrir mette fine al turno',
      text: [
        'Quando Fenrir si attiva, il turno del dio finisce: né spostamento né missione. La carta Fenrir che torna a quel dio si mescola nel suo mazzo; l’altra va sotto il mazzo del proprietario, come sempre.',
        'Da soli in quel momento non torna nessuna carta e non si mescola nulla. In modalità difficile Tyr continua il suo turno; punti vita persi e mescolata restano.',
      ],
    },
    'C-8.1': {
      title: 'Uno Iotunn entra in gioco',
      text: [
        'Pesca la prima carta Iotunn e metti una pedina della scala di Loki dove la carta dice. La carta esce dal gioco; l’effetto dura finché questo Iotunn non è sconfitto.',
      ],
    },
    'C-8.2': {
      title: 'I diciotto Iotunn',
      text: [
        'Otto bloccano un mondo: lì non si fa nessuna azione, nemmeno Curare l’Albero. Si può combattere, entrare e uscire.',
        '- Thjazi: Asgard',
        '- Baugi: Alfheim',
        '- Skadi: Vanaheim',
        '- Geirröd: Midgard',
        '- Greip: Nidavellir',
        '- Gjalp: Svartalfheim',
        '- Starkadr: Niflheim',
        '- Beli: Muspellheim',
        'Cinque proteggono un nemico: la pedina va con lui, che intanto non si può combattere. Lo Iotunn stesso si può combattere nel mondo del nemico, ma non finché il nemico è nella Gabbia.',
        '- Angrboda: Loki',
        '- Vafthrúdnir: Fenrir',
        '- Hymir: Iormungand',
        '- Gerda: Surt',
        '- Hyrrokkin: Hel',
        'Cinque tolgono qualcosa a tutti gli dèi; le loro pedine stanno a Iotunheim e si combattono lì.',
        '- Suttung: niente Elfi dopo i tiri salvezza',
        '- Skyrmir: niente Eroi contro i Rischi',
        '- Thrym: nessun artefatto ha effetto; si possono ancora prendere',
        '- Hrungnir: niente dadi Vanir nei tiri salvezza',
        '- Utgardloki: niente dadi Dio nei tiri salvezza',
        'Il libretto nomina solo i nemici di Angrboda e Vafthrúdnir e l’effetto degli ultimi cinque. Gli altri mondi e nemici sono una nostra ricostruzione.',
      ],
    },
    'C-8.3': {
      title: 'Sconfiggere uno Iotunn',
      text: [
        'Uno Iotunn si combatte con Forza 2. La sua pedina torna sulla scala di Loki, il suo effetto finisce e la Forza di Loki cala di uno.',
      ],
    },
    'C-9': {
      title: 'Spostarsi',
      text: [
        'Una volta per turno puoi andare in uno degli altri due mondi del tuo livello o degli altri due della tua colonna, anche due livelli più in là. Né nemici, né Iotunn, né devastazioni ti fermano.',
        'Artefatti, poteri e Compagni di viaggio aprono altre strade (C-12.1, C-14, C-14.1).',
      ],
    },
    'C-10': {
      title: 'Combattimenti',
      text: [
        'Scegli un nemico o uno Iotunn nel tuo mondo. Vinci sempre: si ritira, e tu corri tanti Rischi quanta era la sua Forza prima (C-2.4, C-13.1).',
        '- Surt: a Muspellheim',
        '- Hel: a Niflheim',
        '- Loki e Fenrir: nella Gabbia',
        '- Iormungand: sull’isola a sinistra',
        '- uno Iotunn: sulla scala di Loki',
        'Un combattimento non cambia le scale. Nidhogg non si può mai combattere.',
        'Una nostra decisione: Surt a Muspellheim, Hel a Niflheim e Iormungand sull’isola arcobaleno non hanno dove ritirarsi e non si possono combattere.',
      ],
    },
    'C-11.1': {
      title: 'Azioni: malus, normale, bonus',
      text: [
        'Fai l’azione del mondo in cui sei. La versione dipende da chi altro c’è:',
        '- almeno un altro dio e nessun nemico: bonus',
        '- un nemico e nessun altro dio: malus',
        '- un nemico e almeno un altro dio: normale',
        '- nessuno: normale',
        'Più dèi non cambiano nulla, gli Iotunn non contano, gli Dèi di supporto contano come dèi. Con due nemici il mondo è comunque devastato: se viene curato mentre ci sono, lo è subito di nuovo.',
      ],
    },
    'C-11.2': {
      title: 'Le azioni dei nove mondi',
      text: [
        'I tre numeri valgono per malus, normale, bonus:',
        '- Alfheim: prendi fino a 1, 2, 3 Elfi',
        '- Vanaheim: prendi fino a 1, 2, 3 dadi Vanir',
        '- Asgard: cura un mondo devastato a scelta e corri 4, 3, 2 Rischi',
        '- Midgard: 1, 2, 3 Eroi vanno nel Valhalla, a disposizione di tutti gli dèi',
        '- Nidavellir: prendi l’artefatto visibile del livello 1, del livello 1 o 2, di qualsiasi livello; è tuo fino alla fine',
        '- Svartalfheim: pesca 1, 2, 3 creature e applicane una; tutte escono dal gioco',
        '- Iotunheim: lancia la pietra bianca, la bianca e la verde, tutte e tre (C-11.4)',
        '- Niflheim: fino a tre Anonimi lasciano la scala di Hel; corri 3, 2, 1 Rischi',
        '- Muspellheim: fino a tre Giganti di Fuoco lasciano la scala di Surt; corri 3, 2, 1 Rischi',
        'Un’azione con Rischi riesce sempre; i Rischi vengono dopo.',
        'Una nostra decisione: un’azione che non farebbe nulla non si può scegliere; dove resta meno di quanto un’azione dà, ricevi ciò che resta; Niflheim e Muspellheim tolgono sempre più pedine che possono.',
      ],
    },
    'C-11.3': {
      title: 'Curare l’Albero',
      text: [
        'È l’unica azione in un mondo devastato: perdi 2 punti vita, e il segnalino torna alla Gabbia. Questi punti vita non sono Rischi e nulla li salva. Non c’è bonus né malus, e uno Iotunn che blocca il mondo lo impedisce.',
        'La Forza di Fenrir cala di uno, e dal turno seguente l’azione del mondo si può fare di nuovo. Finché ci sono due nemici non serve a nulla. Con troppo pochi punti vita la partita è persa.',
      ],
    },
    'C-11.4': {
      title: 'Le pietre runiche',
      text: [
        'Lancia le pietre. Di ciascuna puoi usare l’effetto, nell’ordine che vuoi:',
        '- spostamento: metti un dio qualsiasi in un mondo qualsiasi',
        '- agire: fai da lontano l’azione normale di qualsiasi mondo; se è devastato, Curare l’Albero',
        '- girare: l’Albero gira di uno o due mondi',
        '- curare: recuperi 1 punto vita',
        'Le facce sono una nostra ricostruzione:',
        '- bianca: spostamento / girare',
        '- verde: spostamento / curare',
        '- rossa: agire / curare',
        'Non si può agire in un mondo bloccato. Una nostra decisione: da Asgard si può curare anche un mondo bloccato, perché l’azione si fa ad Asgard.',
      ],
    },
    'C-12.1': {
      title: 'Gli artefatti',
      text: [
        'Un artefatto serve al suo proprietario fino alla fine, salvo che Thrym sia in gioco. Livello 1:',
        '- Andvarinaut: dopo un tiro salvezza, ritira una volta quanti vuoi dei tuoi dadi Vanir',
        '- Draupnir: dopo un tiro salvezza, ritira una volta il tuo dado Dio',
        '- Giallarhorn: vai da ovunque in qualsiasi mondo centrale',
        '- Hringhorn: vai da ovunque in qualsiasi mondo inferiore',
        '- Megingjord: i tuoi artefatti che annullano 1 Rischio ne annullano 2',
        '- Skidbladnir: vai da ovunque in qualsiasi mondo superiore',
        'Livello 2, ciascuno annulla 1 Rischio in un combattimento:',
        '- Gleipnir: con Fenrir',
        '- Gungnir: con Hel',
        '- Hofund: con Loki',
        '- Járngreipr: con qualsiasi Iotunn',
        '- Míming: con Surt',
        '- Mjöllnir: con Iormungand',
        'Livello 3:',
        '- Brisingamen: dopo un tiro salvezza, tieni 1 dado Vanir che andrebbe perso',
        '- Gullinbursti: sia un’azione sia un combattimento nel tuo turno, nell’ordine che vuoi',
        '- Mele di Idunn: Curare l’Albero ti costa 1 punto vita invece di 2',
        '- Ódroerir: la tua azione ha il bonus se nel mondo non c’è nessun altro, né dio né nemico',
        '- Svalinn: dopo un tiro salvezza, tieni 1 Elfo che ha cambiato un dado',
        '- Valshamr: i nemici nel tuo mondo non contano per le tue azioni',
        'Una nostra decisione: Draupnir si propone se il tuo dado Dio è fallito, e per primo; poi Andvarinaut chiede faccia per faccia quanti dadi ritiri; entrambi vengono prima degli Elfi. Se la prima metà di Gullinbursti ti ha portato altrove, la seconda si fa dove sei.',
      ],
    },
    'C-12.2': {
      title: 'Le creature',
      text: [
        'Ogni carta serve una volta, al dio che l’ha pescata; è lui che decide:',
        '- Dain, Duneyr, Durathror, Dvalin (una carta): recuperi 1 punto vita',
        '- Eikthyrnir: cura gratis un mondo devastato a scelta',
        '- Geri, Freki (una carta): vai in qualsiasi mondo; lì puoi combattere con 1 Rischio in meno',
        '- Gullfaxi: sconfiggi uno Iotunn in gioco a scelta',
        '- Gullinkambi: 1 Eroe nel Valhalla',
        '- Gulltopp: tutti gli dèi possono darsi Elfi, dadi Vanir e artefatti',
        '- Heidrun: recuperi fino a 2 punti vita',
        '- Hildisvíni: prendi fino a 3 Elfi',
        '- Hugin, Munin (una carta): prendi fino a 2 dadi Vanir',
        '- Ratatosk: vai in qualsiasi mondo; se non è devastato puoi farne l’azione',
        '- Saehrímnir: un dio qualsiasi recupera 1 punto vita',
        '- Skuld: ogni dio mostra le prime due carte del suo mazzo e le rimette nell’ordine che vuole',
        '- Sleipnir: ogni dio può andare in qualsiasi mondo',
        '- Tanngrisnir, Tanngnjóstr (una carta): 2 punti vita a un dio, o 1 ciascuno a due',
        '- Urd: due carte della Ruota vanno sotto il mazzo del proprietario; in due scegli chi prende una carta del Dio di supporto',
        '- Vedrfölnir: fino a 2 Eroi nel Valhalla',
        '- Verdandi: gli dèi possono darsi punti vita come vogliono',
        '- Vidofnir: fino a 3 Eroi nel Valhalla',
        'Una nostra decisione per le domande: con Gulltopp e Verdandi si dice dio per dio che cosa ha ciascuno dopo, con Sleipnir dove sta ciascuno, Dèi di supporto compresi, con Skuld quale carta sta sopra. Nessuno supera il suo massimo di punti vita né dà l’ultimo.',
      ],
    },
    'C-13.1': {
      title: 'Il tiro salvezza',
      text: [
        'Quando corri dei Rischi, l’ordine è questo:',
        '- armi e lupi annullano i loro (C-12.1, C-12.2)',
        '- Eroi: ne tornano quanti vuoi dal Valhalla a Midgard, ciascuno annulla 1 Rischio',
        '- tiri il tuo dado Dio e quanti vuoi dei tuoi dadi Vanir; tirano anche i Fratelli d’armi (C-14.1)',
        '- ritiri con Draupnir e Andvarinaut',
        '- ogni successo annulla 1 Rischio',
        '- Elfi: ciascuno trasforma un fallimento in successo e torna ad Alfheim',
        '- il potere di Freyr, poi quello di Freyia (C-14)',
        '- perdi 1 punto vita per ogni Rischio che resta',
        '- i dadi Vanir con una faccia persa tornano a Vanaheim; il dado Dio resta; Brisingamen, Svalinn e i Compagni portafortuna salvano ciò che possono',
        'I successi di troppo vanno sprecati.',
        'Una nostra decisione: prima le armi, i nuovi tiri prima degli Elfi, i poteri di Freyr e Freyia dopo, e l’Elfo di un Fratello prima dei tuoi. Gli Elfi si usano solo finché restano Rischi. Se il tuo dado Dio è fallito, il tuo primo Elfo cambia quello; importa solo per Thor.',
      ],
    },
    'C-13.2': {
      title: 'Che cosa mostrano i dadi',
      text: [
        'Una faccia mostra un successo, I, II o niente. Le prime tre possono avere anche il segno della perdita: un dado Vanir con una faccia simile torna poi a Vanaheim, riuscito o no. I, II e vuoto sono fallimenti, ma per alcuni dèi I e II sono successi (C-14).',
        'Nei testi che abbiamo mancano le figure dei dadi. Questa è una nostra lettura di ciò che resta.',
      ],
    },
    'C-13.3': {
      title: 'Le facce dei dadi',
      text: [
        'Nessuno dice quante volte ogni faccia stia sui dadi. Una nostra ricostruzione:',
        '- dado Vanir: successo, successo e perso, I, I e perso, II, II e perso',
        '- dado Dio: successo, successo, I, I, II, vuoto',
      ],
    },
    'C-13.4': {
      title: 'Un esempio',
      text: [
        'Odino corre 4 Rischi e usa 1 Eroe: ne restano 3. Tira il dado Dio e tre dadi Vanir; un dado è un successo. Un Elfo ne cambia un altro. Resta 1 Rischio: Odino perde 1 punto vita. Due dei dadi Vanir mostrano la perdita e tornano a Vanaheim. I numeri sono del libretto; le facce sono una nostra lettura.',
      ],
    },
    'C-13.5': {
      title: 'Domande sul tiro',
      text: [
        'Nostre decisioni:',
        '- Un dado cambiato da un Elfo va perso lo stesso se la faccia lo dice.',
        '- Così anche un dado in cui I o II vale come successo.',
        '- Un Elfo può cambiare il dado Dio.',
        '- Suttung non ferma il potere di Freyr, che non dipende dal tiro.',
        '- Skyrmir ferma gli Eroi prima del tiro e dopo.',
        '- Utgardloki ferma anche i dadi dei Fratelli d’armi.',
        '- I punti vita persi per Hel, Fenrir e Curare l’Albero non sono Rischi; nulla li salva.',
      ],
    },
    'C-14': {
      title: 'Abilità e poteri',
      text: [
        'In modalità difficile il dio di ogni giocatore ha un’abilità e un potere:',
        '- Freyia: Compagno portafortuna verso tutti gli altri dèi; può usare Eroi anche dopo il tiro salvezza',
        '- Freyr: comincia con 2 Elfi; può annullare 1 Rischio ogni 2 Elfi che restituisce, qualunque cosa mostrino i dadi',
        '- Frigg: I sui dadi Vanir è un successo; invece della missione può recuperare 1 punto vita o darne 1 dei suoi a un altro dio',
        '- Heimdall: I sui dadi Vanir e sul dado Dio è un successo; può sempre andare a Midgard',
        '- Odino: Fratello d’armi verso tutti gli altri dèi; può sempre andare ad Asgard',
        '- Thor: un successo del suo dado Dio, anche grazie a un Elfo, annulla 2 Rischi',
        '- Tyr: I e II sul dado Dio sono successi; Fenrir non mette fine al suo turno',
        'Gli Dèi di supporto non hanno né l’una né l’altro. Che cosa conti il dado di Tyr non è del tutto chiaro. Una nostra lettura: I e II (tyr=groups); con tyr=neverFails anche la faccia vuota.',
      ],
    },
    'C-14.1': {
      title: 'Relazioni',
      text: [
        'Una relazione vale in un solo senso: per il dio che l’ha, verso il dio nominato. Tranne che per il Compagno di viaggio, i due devono essere nello stesso mondo.',
        '- Fratello d’armi: quando fai un tiro salvezza, lui tira il suo dado Dio e con un successo annulla 1 dei tuoi Rischi; il dio di un giocatore può usarvi un suo Elfo',
        '- Consanguineo: puoi prendergli artefatti, Elfi e dadi Vanir; un Dio di supporto può perdere punti vita al posto tuo quando corri dei Rischi',
        '- Compagno portafortuna: quando lui fa un tiro salvezza, puoi prendere 1 Elfo o 1 dado Vanir che perderebbe; con un Dio di supporto tieni uno dei tuoi quando tiri tu',
        '- Compagno di viaggio: prima di spostarti puoi andare nel suo mondo, e poi spostarti ancora',
        'In modalità difficile hanno relazioni solo Odino e Freyia, per la loro abilità. Altre si possono concedere in entrambe le modalità, per esempio con relations=frigg:kin:freyr.',
        'Nostre decisioni: le abilità di un Fratello valgono per il suo dado, ma anche Thor annulla 1 solo Rischio di un altro. I Compagni portafortuna vengono dopo Brisingamen e Svalinn, e ciascuno prende una cosa sola. Secondo il libretto il Consanguineo vale in ogni momento; qui ti si chiede nel tuo turno: prima dello spostamento (e ancora una volta da un compagno di viaggio), prima della missione, prima di scegliere Eroi e dadi, e ancora tra il tiro e gli Elfi. Un dado preso allora non entra nel tiro.',
      ],
    },
    'C-15.5': {
      title: 'La durata del gioco',
      text: [
        'Nidhogg deve fare questi passi fino all’Albero:',
        '- facile: 5 passi',
        '- difficile: 7 passi',
        'Che la modalità difficile sia più lunga si sa. I numeri sono una nostra ricostruzione; ne vengono partite di circa 60 e 86 turni.',
      ],
    },
    'C-16.1': {
      title: 'Fonti: il mazzo in solitario',
      text: [
        'Il riassunto francese distribuisce come in due, con due Dèi di supporto. Il libretto giapponese fa un solo mazzo di tutte le 18 carte. Seguiamo il libretto.',
      ],
    },
    'C-16.2': {
      title: 'Fonti: Fenrir',
      text: [
        'Il riassunto francese toglie al dio solo l’azione, il libretto giapponese spostamento, azione e combattimento. Seguiamo il libretto.',
      ],
    },
    'C-16.3': {
      title: 'Fonti: le facce perse',
      text: [
        'I testi mostrano due o tre figure di facce perse, e una o tre per Tyr. Usiamo il modello di C-13.2, che è una nostra lettura; Brisingamen salva qualsiasi dado che andrebbe perso.',
      ],
    },
    'C-16.4': {
      title: 'Fonti: le colonne',
      text: [
        'Un esempio del libretto giapponese mette Alfheim sopra Muspellheim; l’ordine dei nomi nella panoramica inglese farebbe pensare a Vanaheim. Seguiamo l’esempio. Una tua edizione può cambiarlo.',
      ],
    },
    'C-16.5': {
      title: 'Fonti: Vanaheim',
      text: [
        'Il libretto giapponese dice due dadi, il riassunto francese fino a due se ci sono. Seguiamo il secondo; con la riserva vuota l’azione non è disponibile.',
      ],
    },
    'C-16.6': {
      title: 'Fonti: quanto restano le carte',
      text: [
        'Alcuni negozi scrivono che un nemico si attiva se è già apparso nello stesso round. Secondo il libretto le carte restano sulla Ruota finché non fanno coppia. Seguiamo il libretto.',
      ],
    },
    'C-16.7': {
      title: 'Fonti: il Compagno portafortuna',
      text: [
        'La regola parla di un dado tirato o di un Elfo usato, il suo esempio di qualcosa che andrebbe perso. Seguiamo l’esempio.',
      ],
    },
    'C-16.8': {
      title: 'Fonti: la vittoria',
      text: [
        'Per il riassunto francese si vince girando una pagina con l’Albero, per il libretto giapponese quando Nidhogg è sull’Albero. Il primo vale per la campagna; qui conta il secondo.',
      ],
    },
    'C-16.9': {
      title: 'Fonti: l’età',
      text: ['La maggior parte indica da 14 anni, pochi da 12. Non cambia nulla.'],
    },
    'C-17.1': {
      title: 'Un mondo è devastato e mancano i segnalini',
      text: ['Gli dèi hanno perso (C-4.9). È una nostra ricostruzione.'],
    },
    'C-17.2': {
      title: 'Un terzo nemico in un mondo devastato',
      text: ['Non accade altro; il mondo ha già il suo segnalino.'],
    },
    'C-17.3': {
      title: 'Una ritirata può devastare',
      text: [
        'Un nemico che si ritira arriva come ogni altro: se lì ce n’è un altro, quel mondo è devastato.',
      ],
    },
    'C-17.4': {
      title: 'La rotazione non devasta mai',
      text: ['Chi sta su un mondo gira con lui: girando, due nemici non si incontrano.'],
    },
    'C-17.5': {
      title: 'Loki con il dio di turno',
      text: ['Una nostra decisione: resta, e il resto della sua attivazione accade (C-7.2).'],
    },
    'C-17.6': {
      title: 'Combattimenti inutili',
      text: ['Una nostra decisione: un nemico che non può ritirarsi non si può combattere (C-10).'],
    },
    'C-17.7': {
      title: 'Il dado Dio si deve tirare?',
      text: [
        'Sì, in ogni tiro salvezza; si sceglie solo il numero dei dadi Vanir, anche nessuno. Una nostra decisione: se non resta nessun Rischio non c’è tiro.',
      ],
    },
    'C-17.8': {
      title: 'Gli Dèi di supporto danno il bonus',
      text: ['Un Dio di supporto nel tuo mondo conta come un altro dio per la tua azione.'],
    },
    'C-17.9': {
      title: 'Dèi di supporto e creature',
      text: [
        'Una nostra decisione: Sleipnir, lo spostamento delle pietre runiche, Saehrímnir, i capri Tanngrisnir e Tanngnjóstr e Verdandi valgono anche per gli Dèi di supporto, che hanno al massimo 5 punti vita. Verdandi può toglierne loro, ma non l’ultimo.',
      ],
    },
    'C-17.10': {
      title: 'Quando si sposta un Dio di supporto',
      text: [
        'Una nostra decisione: dopo l’attivazione e prima della seconda fase, anche se Fenrir ha messo fine al turno.',
      ],
    },
    'C-17.11': {
      title: 'Ódroerir insieme a Valshamr',
      text: [
        'Una nostra decisione: non si combinano. Ódroerir vuole un mondo senza nemici; Valshamr li ignora soltanto.',
      ],
    },
    'C-17.12': {
      title: 'Gullinbursti: prima il combattimento',
      text: [
        'Una nostra decisione: se il combattimento ha scacciato il nemico, l’azione che segue si giudica senza quel nemico.',
      ],
    },
    'C-17.13': {
      title: 'Bonus e malus dopo un viaggio',
      text: ['Una nostra decisione: con Ratatosk e con Geri e Freki conta il mondo d’arrivo.'],
    },
    'C-17.14': {
      title: 'Ratatosk e un mondo devastato',
      text: ['Puoi andarci, ma con questa carta lì non fai nulla.'],
    },
    'C-17.15': {
      title: 'Skuld con una sola carta',
      text: ['Una nostra decisione: un mazzo di una carta mostra quella.'],
    },
    'C-17.16': {
      title: 'Urd con poche carte sulla Ruota',
      text: ['Una nostra decisione: se sono meno di due, si prendono quelle che ci sono.'],
    },
    'C-17.17': {
      title: 'Urd in solitario',
      text: [
        'Una nostra decisione: le carte vanno sotto il mazzo. Una coppia si può rompere; la carta che resta conta come la prima.',
      ],
    },
    'C-17.18': {
      title: 'Una creatura senza effetto',
      text: ['Una nostra decisione: si può scegliere, e non accade nulla.'],
    },
    'C-17.19': {
      title: 'L’ultimo punto vita',
      text: ['Una nostra decisione: né Frigg né altri possono dare il loro ultimo punto vita.'],
    },
    'C-17.20': {
      title: 'L’eccesso di Thor',
      text: [
        'Una nostra decisione: se resta un solo Rischio, il secondo del suo successo va sprecato.',
      ],
    },
    'C-17.21': {
      title: 'Compagno di viaggio dopo Fenrir',
      text: ['Una nostra decisione: se Fenrir ha messo fine al turno, non si viaggia nemmeno.'],
    },
    'C-17.22': {
      title: 'La strada di Heimdall e Odino',
      text: [
        'Una nostra decisione: Midgard e Asgard sono mete del loro spostamento normale, non uno spostamento in più.',
      ],
    },
    'C-17.23': {
      title: 'Quanti artefatti',
      text: ['Una nostra decisione: un dio può averne quanti vuole.'],
    },
    'C-17.24': {
      title: 'Dare cose ad altri',
      text: [
        'Una nostra decisione: Elfi, dadi e artefatti passano di mano solo con Gulltopp, il Consanguineo e il Compagno portafortuna.',
      ],
    },
    'C-17.25': {
      title: 'Persa nell’ora della vittoria',
      text: [
        'Chi perde l’ultimo punto vita in un combattimento ha perso, qualunque cosa il combattimento porti.',
      ],
    },
    'C-17.26': {
      title: 'Nidhogg all’Albero',
      text: ['La vittoria viene subito con il suo ultimo passo, prima di ogni altra cosa.'],
    },
    'C-17.27': {
      title: 'Hel devasta e uccide',
      text: [
        'Prima si sposta e devasta, poi l’Albero gira, poi si perde il punto vita. Se era l’ultimo, la partita è persa.',
      ],
    },
    'C-17.28': {
      title: 'Valshamr a Midgard',
      text: ['Iormungand viene ignorato: da solo hai l’azione normale, con un altro dio il bonus.'],
    },
  },
};
