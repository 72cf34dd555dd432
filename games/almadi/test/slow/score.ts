/** The whole scoring once more, written from the rulebook in the plainest way, to compare totals with. */
import { type CharacterId, designedContent as content, type PublicPlayer, type Table } from '../../src/index.ts';
import { JAR } from '../../src/words.ts';
import { laidOf, slowActivated, slowGroupSizes, slowHoles, slowMosaics, slowPalaces } from './scoring.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const CARRIES = [0, 2, 5, 10, 15, 20, 35, 50, 65];
const carriedBy = (caravans: number): number => (caravans > 8 ? 65 : CARRIES[caravans]!);

const powersOf = (player: PublicPlayer): Set<CharacterId> =>
  new Set(player.copied === null ? player.recruited : [...player.recruited, player.copied]);

function goodsInMarkets(player: PublicPlayer, good: number): number {
  return sum(player.realm.landscapes.map((landscape) => content.goods[landscape * 4 + good]!));
}

function goodsOnStalls(player: PublicPlayer): number {
  return sum(player.stalls.map((cards, kind) => cards * sum(content.stallGoods[kind]!)));
}

const largestGroup = (player: PublicPlayer): number => Math.max(0, ...slowGroupSizes(player.realm, 0));

function rubyPoints(table: Pick<Table, 'config' | 'players'>, seat: number): number {
  const own = table.players[seat]!.rubies;
  if (table.config.modules.includes('characters')) return Math.floor(own / 2);
  if (own === 0) return 0;
  const better = table.players.filter((player) => player.rubies > own).length;
  return (table.players.length === 2 ? [10, 4] : [12, 8, 4, 2, 0])[better]!;
}

function characterPoints(player: PublicPlayer, character: CharacterId, left: number): number {
  const pairs = (good: number) => Math.floor(goodsInMarkets(player, good) / 2);
  const all = laidOf(player.realm);
  switch (character) {
    case 'ali-shar':
      return Math.max(pairs(0), pairs(3));
    case 'aziz':
      return Math.max(pairs(1), pairs(2));
    case 'dalila':
      return Math.floor(left / 2);
    case 'dunya':
      return 3 * Math.max(...player.mosaics);
    case 'harun-al-rashid':
      return Math.max(...[0, 1, 2, 3, 4, 5].map((row) => all.filter((laid) => laid.row === row).length));
    case 'hindbad':
      return all.flatMap((laid) => laid.sides).filter((side) => side === JAR).length - slowActivated(player.realm, JAR);
    case 'khalifah':
      return 2 * slowGroupSizes(player.realm, 0).filter((size) => size === 1).length;
    case 'forty-thieves':
      return 3 * slowHoles(player.realm);
    case 'shahryar':
      return 3 * player.completed.length;
    case 'sheherazade':
      return 3 * player.recruited.length;
    default:
      return 0;
  }
}

export function slowTotal(table: Pick<Table, 'config' | 'players'>, seat: number): number {
  const player = table.players[seat]!;
  const powers = powersOf(player);
  const caravans = slowGroupSizes(player.realm, 1);
  const capacity = powers.has('ali-cogia') ? carriedBy(sum(caravans)) : sum(caravans.map(carriedBy));
  const stalls = goodsOnStalls(player) * (powers.has('zobeide') ? 2 : 1);
  const goods = sum([0, 1, 2, 3].map((good) => goodsInMarkets(player, good))) + stalls;
  const palaces = slowPalaces(player.realm);
  const most = Math.max(...table.players.map(largestGroup));
  const [perPalace, loose] = [powers.has('zubaydah') ? 2 : 1, powers.has('aziza') ? 3 : 0];
  return (
    3 * sum(slowGroupSizes(player.realm, 0).filter((size) => size > 1)) +
    (most > 1 && largestGroup(player) === most ? 6 : 0) +
    Math.min(goods, capacity) +
    sum(palaces) +
    slowActivated(player.realm, JAR) +
    slowMosaics(sum(player.mosaics), palaces, perPalace, loose) +
    sum(player.completed.map((id) => content.objective(id).points)) -
    sum(player.objectives.map((id) => content.objective(id).points)) +
    rubyPoints(table, seat) +
    sum([...powers].map((character) => characterPoints(player, character, Math.max(0, goods - capacity))))
  );
}
