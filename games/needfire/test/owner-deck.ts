import type { DeckTable } from '../index.ts';

/** What each human reacts to, in a table nobody would design: see `ownerDeck`. */
const REACTIONS: readonly (readonly [id: string, reactsTo: string])[] = [
  ['fehu', 'berkano raidho ear nauthiz'],
  ['uruz', 'othala mannaz kenaz hagalaz'],
  ['thurisaz', 'uruz algiz gebo laguz'],
  ['ansuz', 'thurisaz ear algiz nauthiz'],
  ['raidho', 'ear gebo ingwaz eihwaz'],
  ['kenaz', 'wunjo algiz ehwaz dagaz'],
  ['gebo', 'ingwaz hagalaz nauthiz gebo'],
  ['wunjo', 'sowilo eihwaz ansuz algiz'],
  ['hagalaz', 'eihwaz othala ingwaz wunjo'],
  ['nauthiz', 'laguz dagaz perthro othala'],
  ['isa', 'ear othala eihwaz berkano'],
  ['jera', 'ehwaz nauthiz perthro cweorth'],
  ['eihwaz', 'ansuz isa uruz algiz'],
  ['perthro', 'ehwaz cweorth jera gebo'],
  ['algiz', 'ehwaz raidho othala ear'],
  ['sowilo', 'hagalaz perthro othala cweorth'],
  ['tiwaz', 'ingwaz fehu wunjo gebo'],
  ['berkano', 'laguz nauthiz ansuz kenaz'],
  ['ehwaz', 'gebo dagaz wunjo isa'],
  ['mannaz', 'wunjo laguz nauthiz gebo'],
  ['laguz', 'eihwaz othala tiwaz kenaz'],
  ['ingwaz', 'perthro nauthiz hagalaz kenaz'],
  ['dagaz', 'ingwaz algiz gebo othala'],
  ['othala', 'thurisaz raidho wunjo ingwaz'],
  ['cweorth', 'uruz wunjo sowilo ansuz'],
  ['ear', 'jera nauthiz hagalaz laguz'],
];

/** An owner's table as files hold it: elements with one to eight reactors, and gebo lists itself. */
export function ownerDeck(): DeckTable {
  return {
    schema: 'needfire-deck/1',
    deckId: 'my-copy',
    status: 'OWNER_ENTERED',
    elements: REACTIONS.map(([id, reactsTo], i) => ({
      id,
      nameEn: id,
      colour: i % 2 === 0 ? 'white' : 'black',
      reactsTo: reactsTo.split(' '),
    })),
  };
}
