/**
 * RECONSTRUCTED: the rulebook names all 21 spells and explains most of them, the text of the cards is not
 * known. What each does is written in `magic/spells/`; the numbers on the cards stand here. A spell may be
 * taken out of the pile by removing its line.
 */
export const spellCards = [
  { id: 'secondChance' },
  { id: 'abracadabra' },
  { id: 'lastFirst' },
  { id: 'charity', amount: 3 },
  { id: 'cityTax', amount: 2 },
  { id: 'donation', amount: 5 },
  { id: 'dragonLeaves', shelves: [4, 2] },
  { id: 'dragonsReturn' },
  { id: 'eyeForAnEye' },
  { id: 'lunarEclipse' },
  { id: 'magesApprentice' },
  { id: 'mirage' },
  { id: 'parasite' },
  { id: 'sacrifice', amount: 7 },
  { id: 'smuggler' },
  { id: 'solarEclipse' },
  { id: 'spy' },
  { id: 'sultansTax', amount: 1 },
  { id: 'taboo' },
  { id: 'teleport', amount: 2 },
  { id: 'trade' },
] as const;
