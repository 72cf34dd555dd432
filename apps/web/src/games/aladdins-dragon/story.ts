import {
  CARAVANSERAI,
  DJINN,
  type Event,
  FIRST_ROOM,
  GUARD,
  isCave,
  MARKET,
  OUT,
  TENT,
  type View,
} from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { artifactNumber, emptyScene, type Fate, type LaidToken, type Scene, sceneNow } from './scene.ts';

/** One space of the tally: what lay there when it had its result, and what was told of it. */
export interface Episode {
  readonly round: number;
  readonly space: number;
  /** How much had been told before. */
  readonly from: number;
  readonly events: Event[];
  scene: Scene;
  isOver: boolean;
}

/** Something played and not yet settled, in the order in which it was declared. */
export interface Declared {
  readonly seat: Seat;
  readonly kind: 'artifact' | 'spell';
  readonly id: string;
  readonly on: readonly number[];
}

export interface Story {
  /** Everything that was told. */
  readonly told: readonly Event[];
  readonly scene: Scene;
  readonly episodes: readonly Episode[];
  readonly declared: readonly Declared[];
}

/** The game so far, read from what was told: the board of the round, and its tally space by space. */
export function readStory(view: View, log: Shown['log']['entries'], me: Seat | null): Story {
  const told = log.flatMap(({ events }) => events.map(({ event }) => event as unknown as Event));
  const teller = new Teller(view, told, me);
  // A table that was laid in the middle of a round, as a puzzle is: what lies there was told to nobody.
  if (told.every(({ type }) => type !== 'roundBegan')) teller.begin(view, told);
  for (const [at, event] of told.entries()) teller.hear(event, at);
  return teller;
}

class Teller implements Story {
  readonly told: readonly Event[];
  readonly scene: Scene;
  readonly episodes: Episode[] = [];
  declared: Declared[] = [];
  private readonly me: Seat | null;
  private readonly seats: number;

  constructor(view: View, told: readonly Event[], me: Seat | null) {
    this.told = told;
    this.scene = emptyScene(view);
    this.seats = view.players.length;
    this.me = me;
  }

  begin(view: View, told: readonly Event[]): void {
    const won = told.flatMap((event) => (event.type === 'treasureWon' ? [event] : []));
    const shelves = view.caves.map((left, cave) => [
      ...won.flatMap((event) => (event.cave === cave ? [event.amount] : [])),
      ...left,
    ]);
    Object.assign(this.scene, sceneNow(view, this.scene), { round: view.round, shelves, carpets: [] });
  }

  hear(event: Event, at: number): void {
    this.startSpace(event, at);
    this.open()?.events.push(event);
    this.tellMagic(event);
    this.tellTokens(event);
    this.tellResult(event);
  }

  private open(): Episode | null {
    const last = this.episodes.at(-1);
    return last === undefined || last.isOver ? null : last;
  }

  /** An empty space can be visited too: then its result is the first that is heard of it. */
  private startSpace(event: Event, from: number): void {
    const space = spaceOf(event);
    if (space === null) return;
    const last = this.episodes.at(-1);
    if (last?.space === space && last.round === this.scene.round) return;
    this.finish();
    this.scene.at = space;
    this.episodes.push({ round: this.scene.round, space, from, events: [], scene: this.scene, isOver: false });
  }

  private finish(): void {
    const episode = this.open();
    if (episode === null) return;
    this.scene.fates[episode.space] ??= [];
    episode.scene = structuredClone(this.scene);
    episode.isOver = true;
  }

  private fate(space: number, ...fates: Fate[]): void {
    this.scene.fates[space] = [...(this.scene.fates[space] ?? []), ...fates];
  }

  private tellMagic(event: Event): void {
    const { scene } = this;
    switch (event.type) {
      case 'artifactDeclared':
        this.declared.push({ seat: event.seat, kind: 'artifact', id: event.artifact, on: event.on });
        break;
      case 'spellDeclared':
        this.declared.push({ seat: event.seat, kind: 'spell', id: event.spell, on: event.on });
        break;
      case 'artifactResolved':
        this.settle(event.artifact);
        break;
      case 'spellResolved':
        if (event.spell === 'lastFirst' && event.done) scene.weakestFirst = true;
        if (event.spell === 'smuggler' && event.done) scene.smuggler = event.seat;
        this.settle(event.spell);
        break;
      case 'spellCountered':
        this.settle(event.spell);
        break;
      case 'carpetLaid':
        scene.carpets = [...scene.carpets, { seat: event.seat, space: event.space }];
        break;
      case 'cavesChanged':
        scene.shelves[event.cave] = event.shelves;
        break;
      case 'artifactSwapped':
        scene.rooms[event.room]!.open = artifactNumber(event.left);
        break;
      default:
    }
  }

  private settle(id: string): void {
    const at = this.declared.findIndex((play) => play.id === id);
    if (at >= 0) this.declared = this.declared.toSpliced(at, 1);
  }

  private tellTokens(event: Event): void {
    const { players } = this.scene;
    const token = (seat: Seat, number: number): LaidToken => {
      const { tokens } = players[seat]!;
      while (tokens.length <= number) tokens.push({ value: null, space: OUT, up: false, doubled: false, isNew: false });
      return tokens[number]!;
    };
    switch (event.type) {
      case 'tokenPlaced': {
        if (event.seat === this.me) for (const player of players) for (const t of player.tokens) t.isNew = false;
        const { value, space } = event;
        Object.assign(token(event.seat, event.token), {
          value,
          space,
          up: value !== null,
          doubled: false,
          isNew: true,
        });
        break;
      }
      case 'tokensTurnedUp':
        for (const { seat, token: number, value } of event.tokens)
          Object.assign(token(seat, number), { value, up: true, space: event.space });
        break;
      case 'tokenMoved':
        Object.assign(token(event.seat, event.token), { space: event.to, doubled: false });
        break;
      case 'tokenDoubled':
      case 'doubleEnded':
        token(event.seat, event.token).doubled = event.type === 'tokenDoubled';
        break;
      case 'tokensSentBack':
        for (const { seat, token: number } of event.tokens) token(seat, number).space = OUT;
        this.takeCarpets(event.carpets);
        break;
      case 'roundBegan':
        this.beginRound(event.round, event.caves);
        break;
      default:
    }
  }

  private takeCarpets(owners: readonly Seat[]): void {
    const { scene } = this;
    for (const seat of owners) {
      const at = scene.carpets.findIndex((carpet) => carpet.seat === seat);
      if (at >= 0) scene.carpets = scene.carpets.toSpliced(at, 1);
    }
  }

  private beginRound(round: number, caves: readonly (readonly number[])[]): void {
    const { scene } = this;
    scene.round = round;
    scene.shelves = caves.map((shelves) => [...shelves]);
    scene.fates = scene.fates.map(() => null);
    scene.at = 0;
    this.declared = [];
  }

  /** Everything goes back behind the screens; what a space brought is remembered until the next round. */
  private clearUp(): void {
    this.scene.players = Array.from({ length: this.seats }, () => ({ entered: false, tokens: [] }));
    Object.assign(this.scene, { carpets: [], guard: null, weakestFirst: false, smuggler: null });
  }

  private tellResult(event: Event): void {
    const { scene } = this;
    switch (event.type) {
      case 'treasureWon':
        this.fate(event.cave, { seat: event.seat, amount: event.amount });
        this.finishCave(event);
        break;
      case 'spellsDrawn':
        this.fate(TENT, { seat: event.seat, amount: null });
        if (event.count < 2) this.finish();
        break;
      case 'spellKept':
        if (event.second !== null) this.fate(TENT, { seat: event.second, amount: null });
        this.finish();
        break;
      case 'djinnServed':
        this.fate(DJINN, { seat: event.seat, amount: null });
        this.finish();
        break;
      case 'marketDeclined':
        this.finish();
        break;
      case 'treasureTaken':
        if (event.why !== 'market') break;
        this.fate(MARKET, { seat: event.seat, amount: null });
        this.finish();
        break;
      case 'camelDrawn':
        scene.camel = event.seat;
        break;
      case 'camelGiven':
        // The tie-break of this space is still the old one.
        this.fate(CARAVANSERAI, { seat: event.by, amount: null });
        this.finish();
        scene.camel = event.to;
        break;
      case 'guardTurnedUp':
        scene.guard = event.strength;
        break;
      case 'palaceEntered':
        scene.players[event.seat]!.entered = true;
        this.fate(GUARD, { seat: event.seat, amount: null });
        break;
      case 'artifactTurnedUp':
        scene.rooms[event.room]!.open = artifactNumber(event.artifact);
        break;
      case 'artifactBought':
        this.fate(FIRST_ROOM + event.room, { seat: event.seat, amount: null });
        this.finish();
        scene.rooms[event.room]!.open = null;
        break;
      case 'artifactUnsold':
        if (this.open()?.space === FIRST_ROOM + event.room) this.finish();
        break;
      case 'roundEnded':
        this.finish();
        this.clearUp();
        break;
      case 'gameEnded':
        this.finish();
        break;
      default:
        this.finishCave(event);
    }
  }

  /** A cave is done when its last shelf was taken or the rest went back. */
  private finishCave(event: Event): void {
    const open = this.open();
    if (open === null || !isCave(open.space)) return;
    const isServed = (this.scene.fates[open.space]?.length ?? 0) >= this.scene.shelves[open.space]!.length;
    if (event.type === 'treasureReturned' || isServed) this.finish();
  }
}

/** The space an event begins; null: it belongs to the one that is open, or to none. */
function spaceOf(event: Event): number | null {
  switch (event.type) {
    case 'tokensTurnedUp':
    case 'carpetLaid':
      return event.space;
    case 'guardTurnedUp':
    case 'palaceEntered':
    case 'stayedOut':
      return GUARD;
    case 'spellsDrawn':
      return TENT;
    case 'djinnServed':
      return DJINN;
    case 'marketDeclined':
      return MARKET;
    case 'treasurePaid':
      return event.why === 'market' ? MARKET : null;
    case 'camelGiven':
      return CARAVANSERAI;
    default:
      return null;
  }
}

/** Whether the viewer closed this space with a choice of their own: then they know how it ended. */
export function isClosedBy(episode: Episode, me: Seat | null): boolean {
  const last = episode.events.findLast(({ type }) => CLOSING.has(type));
  if (last === undefined) return false;
  return ('seat' in last && last.seat === me) || ('by' in last && last.by === me);
}

const CLOSING: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'treasureTaken',
  'marketDeclined',
  'camelGiven',
  'spellKept',
  'artifactBought',
]);
