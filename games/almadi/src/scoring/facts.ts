import type { Content } from '../content/compile.ts';
import { cardsOf } from '../objectives/holder.ts';
import { type Survey, surveyOf } from '../realm/survey.ts';
import { fold } from '../rules/powers.ts';
import type { PublicPlayer } from '../state.ts';
import { capacityOf } from './caravans.ts';
import { type LaidMosaics, layMosaics } from './mosaics.ts';

/** Everything about one player that scoring looks at. */
export class Facts {
  readonly player: PublicPlayer;
  private readonly survey: Survey;
  readonly stallGoods: number;
  readonly capacity: number;
  readonly carried: number;
  readonly uncarried: number;
  readonly mosaics: LaidMosaics;

  constructor(content: Content, player: PublicPlayer) {
    const survey = surveyOf(content, player.realm);
    const stallGoods = fold(player, 'stallGoods', printedStallGoods(content, player));
    const all = cardsOf(survey.goods) + stallGoods;
    const capacity = capacityOf(fold(player, 'caravanGroups', survey.caravanGroups));
    const carried = Math.min(all, capacity);
    this.player = player;
    this.survey = survey;
    this.stallGoods = stallGoods;
    this.capacity = capacity;
    this.carried = carried;
    this.uncarried = all - carried;
    this.mosaics = layMosaics(
      cardsOf(player.mosaics),
      survey.palaces,
      fold(player, 'mosaicsPerPalace', 1),
      fold(player, 'looseMosaicPoints', 0),
    );
  }

  get oasisGroups(): readonly number[] {
    return this.survey.oasisGroups;
  }

  /** Goods in the markets, in the order of `GOODS`. */
  get goods(): readonly number[] {
    return this.survey.goods;
  }

  get palaces(): readonly number[] {
    return this.survey.palaces;
  }

  get jars(): number {
    return this.survey.jars;
  }

  get idleJars(): number {
    return this.survey.idleJars;
  }

  get rowLengths(): readonly number[] {
    return this.survey.rowLengths;
  }

  get holes(): number {
    return this.survey.holes;
  }
}

export const factsOf = (content: Content, player: PublicPlayer): Facts => new Facts(content, player);

function printedStallGoods(content: Content, { stalls }: PublicPlayer): number {
  let goods = 0;
  for (let kind = 0; kind < stalls.length; kind++) {
    if (stalls[kind]! > 0) goods += stalls[kind]! * cardsOf(content.stallGoods[kind]!);
  }
  return goods;
}
