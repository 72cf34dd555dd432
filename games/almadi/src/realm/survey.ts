import type { Content } from '../content/compile.ts';
import { CARAVAN, JAR, OASIS } from '../words.ts';
import { activatedSides, sidesOfKind } from './contacts.ts';
import { countHoles, groupSizes, marketGoods, palaceValues, rowLengths, sortDown } from './groups.ts';
import { drawMap, type Realm } from './realm.ts';

/** What is counted in a realm, each when it is first asked for: realms are replaced and never changed. */
export class Survey {
  readonly realm: Realm;
  readonly content: Content;
  private oases: readonly number[] | null = null;
  private caravans: readonly number[] | null = null;
  private values: readonly number[] | null = null;
  private sorted: readonly number[] | null = null;
  private inMarkets: readonly number[] | null = null;
  private lit = -1;
  private jarSides = -1;
  private rows: readonly number[] | null = null;
  private empty = -1;

  constructor(content: Content, realm: Realm) {
    this.content = content;
    this.realm = realm;
  }

  get oasisGroups(): readonly number[] {
    this.oases ??= groupSizes(this.content, this.realm, drawMap(this.realm), OASIS);
    return this.oases;
  }

  get caravanGroups(): readonly number[] {
    this.caravans ??= groupSizes(this.content, this.realm, drawMap(this.realm), CARAVAN);
    return this.caravans;
  }

  get palaces(): readonly number[] {
    this.values ??= palaceValues(this.content, this.realm, drawMap(this.realm));
    return this.values;
  }

  /** The same, the dearest first. */
  get dearestPalaces(): readonly number[] {
    this.sorted ??= sortDown(this.palaces.slice());
    return this.sorted;
  }

  /** Of the markets, in the order of `GOODS`. */
  get goods(): readonly number[] {
    this.inMarkets ??= marketGoods(this.content, this.realm);
    return this.inMarkets;
  }

  get jars(): number {
    if (this.lit < 0) this.lit = activatedSides(this.content, this.realm, drawMap(this.realm))[JAR]!;
    return this.lit;
  }

  get idleJars(): number {
    if (this.jarSides < 0) this.jarSides = sidesOfKind(this.content, this.realm, JAR);
    return this.jarSides - this.jars;
  }

  get rowLengths(): readonly number[] {
    this.rows ??= rowLengths(this.realm);
    return this.rows;
  }

  get holes(): number {
    if (this.empty < 0) this.empty = countHoles(this.realm, drawMap(this.realm));
    return this.empty;
  }
}

/** The realms asked about last: bots judge the same ones again and again. */
const KEPT = 16;
const kept: Survey[] = [];
let next = 0;

export function surveyOf(content: Content, realm: Realm): Survey {
  for (let i = 0; i < kept.length; i++) if (kept[i]!.realm === realm && kept[i]!.content === content) return kept[i]!;
  const survey = new Survey(content, realm);
  kept[next] = survey;
  next = (next + 1) % KEPT;
  return survey;
}
