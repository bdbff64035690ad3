import type { LessonTexts } from './en.ts';

export const it: LessonTexts = {
  theme:
    'Siete gli dèi di un albero di nove mondi. In basso Nidhogg rode le radici; altri cinque nemici si svegliano di continuo, salgono sull’Albero e devastano i mondi. In questa lezione giochi Thor, Freyia e Odino.',
  goal: 'Vincete quando Nidhogg arriva all’Albero: basta resistere fino ad allora. Ci sono vari modi di perdere; il riquadro dei pericoli mostra quanto è vicino ciascuno.',
  tree: 'Le tre righe sono tre livelli; ci si sposta lungo una riga o lungo un tronco. La riga di mezzo sta su un nastro: quando gira, i suoi mondi cambiano tronco.',
  order:
    'A ogni round ciascun dio mette una carta coperta sulla Ruota. La seconda carta di un nemico lo sveglia. L’ordine lo decidi tu: scegli Thor, poi Freyia; Odino viene per ultimo.',
  move: 'La carta di Thor era Loki: ora sta sulla Ruota, e un’altra carta Loki lo sveglierebbe. Thor può spostarsi e poi fare una cosa. Mandalo a Midgard.',
  hero: 'A Midgard si può chiamare un Eroe nel Valhalla; annullerà un Rischio per chiunque. Agisci qui.',
  elves:
    'La carta di Freyia era Nidhogg: è la prima con quel nemico, quindi non succede nulla. Mandala ad Alfheim a prendere Elfi.',
  take: 'Agisci e prendi 2 Elfi. Un Elfo trasforma un dado fallito in un successo, ma solo per il dio che lo possiede.',
  wake: 'La carta di Odino è Loki, la seconda: Loki si sveglia! È salito ad Asgard, la riga di mezzo è girata di un mondo ed è entrato in gioco uno Iotunn.',
  stay: 'Loki è ora nel mondo di Odino: fai restare Odino dov’è.',
  fight:
    'Un combattimento riesce sempre: Loki finisce subito nella Gabbia. Ma ha un prezzo: la Forza di Loki è 2, quindi Odino corre 2 Rischi. Combatti Loki.',
  spend:
    'La scheda mostra che cosa può annullare i Rischi, con le probabilità esatte. Ogni Rischio che resta costa un punto vita. Spendi l’Eroe che Thor ha chiamato.',
  caged:
    'Il dado ha fallito: Odino ha perso un punto vita; senza l’Eroe sarebbero stati due. E Loki è nella Gabbia. Comincia un nuovo round.',
  tip: 'Un consiglio: quando scegli l’ordine guarda la Ruota. Mostra quanto è probabile che ciascun dio svegli un nemico; tieni per ultimo un dio che possa rimediare. Continua qui come vuoi, o comincia una vera partita.',
};
