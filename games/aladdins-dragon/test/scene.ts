import { given } from '@majlis/testkit';
import type { Action } from '../src/actions.ts';
import type { Version } from '../src/config.ts';
import { ARTIFACTS, type ArtifactId } from '../src/content/artifacts.ts';
import { KINDS, type Kind, OUT, SPACES, type SpaceName, TOKENS } from '../src/content/board.ts';
import { SPELLS, type SpellId } from '../src/content/spell-cards.ts';
import type { Event } from '../src/events.ts';
import { aladdinsDragon } from '../src/index.ts';
import { changed } from '../src/rules/lists.ts';
import { sequenceFrom } from '../src/rules/order.ts';
import { sumOf } from '../src/rules/shelves.ts';
import type { State } from '../src/state.ts';
import { pieces } from '../src/testing.ts';

/** Where a seat's tokens lie: `{ guard: [9], room1: [7, 1] }`. */
export type Layout = { readonly [S in SpaceName]?: readonly number[] };

/** Only what matters; everything else is as the deal left it. */
export interface SceneSetting {
  readonly seats?: number;
  readonly version?: Version;
  readonly maxRounds?: number;
  readonly seed?: string;
  readonly camel?: number;
  /** By seat, then by kind; what is left out is nothing. */
  readonly hoards?: readonly (readonly number[])[];
  /** A cave left out keeps what the card gave it, unless the hoards need that. */
  readonly caves?: { readonly [K in Kind]?: readonly number[] };
  /** Besides the Lamp everybody has in the magic version. */
  readonly artifacts?: readonly (readonly ArtifactId[])[];
  readonly spells?: readonly (readonly SpellId[])[];
  /** Spells that were cast before. */
  readonly spent?: readonly SpellId[];
  /** The artifacts that lie open, room by room; null: sold out. */
  readonly open?: readonly (ArtifactId | null)[];
  /** The strength the guard will show. */
  readonly guard?: number;
  /** Tokens on the board, by seat. The last seat in sequence places its last token as the scene begins. */
  readonly tokens?: readonly Layout[];
}

const start = (setting: SceneSetting) => {
  const { seats = 3, version = 'basic', maxRounds = null, seed = 'scene' } = setting;
  return given(aladdinsDragon, { seats, seed, config: { version, maxRounds }, pieces });
};
type Position = ReturnType<typeof start>;

/** A table in its first round, set as the test wants it. */
export class Scene {
  readonly position: Position;
  readonly heard: Event[] = [];

  constructor(setting: SceneSetting) {
    this.position = start(setting);
    while (this.kind === 'take') this.play(`p${this.asked[0]}: ${this.position.legal(this.asked[0]!)[0]}`);
    this.position.change((s) => arrange(s, setting));
    this.heard.length = 0;
    if (setting.tokens !== undefined) this.layTokens(setting.tokens, setting.guard);
  }

  get s(): State {
    return this.position.state;
  }

  get asked(): readonly number[] {
    return this.position.deciders;
  }

  /** The kind of question being asked. */
  get kind(): string {
    return this.s.stack.at(-1)?.kind ?? 'over';
  }

  play(...lines: readonly string[]): this {
    for (const line of lines) {
      this.position.play(line);
      this.heard.push(...this.position.events);
    }
    return this;
  }

  refuses(line: string, code: string, params?: unknown): this {
    this.position.expectRefusal(line, code, params);
    return this;
  }

  /** Everybody asked for plays passes, until something else is asked. */
  pass(): this {
    while (this.kind === 'plays' || this.kind === 'counter') this.play(`p${this.asked[0]}: pass`);
    return this;
  }

  /** Passes in moments for plays until the one of this space. */
  to(space: SpaceName): this {
    for (let i = 0; i < 500 && this.s.current !== SPACES.indexOf(space); i++) this.skip();
    if (this.s.current !== SPACES.indexOf(space)) throw new Error(`no plays were asked for in ${space}`);
    return this;
  }

  /** Goes on, with the first thing each may do but never a play, until this is asked. */
  until(kind: string): this {
    for (let i = 0; i < 2000 && this.kind !== kind; i++) this.skip();
    if (this.kind !== kind) throw new Error(`"${kind}" was never asked`);
    return this;
  }

  events<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.heard.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  where(seat: number): (string | null)[] {
    return this.s.players[seat]!.tokens.map(({ space }) => SPACES[space] ?? null);
  }

  /** The text of a token that lies on the board, by its owner and value. */
  ref(seat: number, value: number): string {
    return `p${seat}.${this.s.players[seat]!.tokens.findIndex((token) => token.value === value)}`;
  }

  /** Where a token of this value lies; null: out. */
  at(seat: number, value: number): string | null {
    const token = this.s.players[seat]!.tokens.find((laid) => laid.value === value);
    return token === undefined ? null : (SPACES[token.space] ?? null);
  }

  private skip(): void {
    const seat = this.asked[0]!;
    const legal = this.position.legal(seat);
    this.play(`p${seat}: ${legal.find((text) => text === 'pass' || text === 'decline') ?? legal[0]}`);
  }

  private layTokens(layouts: readonly Layout[], guard: number | undefined): void {
    const seats = this.s.players.length;
    const last = sequenceFrom(this.s.camel, seats).at(-1)!;
    let final = '';
    this.position.change((s) => {
      layouts.forEach((layout, seat) => {
        s.players[seat]!.tokens = tokensOf(layout);
      });
      const { tokens } = s.players[last]!;
      const lastLaid = tokens.findLastIndex(({ space }) => space !== OUT);
      if (lastLaid < 0) throw new Error(`p${last} places last and needs a token`);
      const [token] = tokens.splice(lastLaid, 1);
      final = `p${last}: place ${token!.value} at ${SPACES[token!.space]}`;
      const frame = s.stack.at(-1)!;
      if (frame.kind === 'placing') frame.mem.turn = TOKENS.length * seats - 1;
    });
    if (guard !== undefined) this.fixGuard(guard, final);
    this.play(final);
  }

  /** Tries seeds until the guard's stream, not yet drawn from, begins with this strength. */
  private fixGuard(guard: number, final: string): void {
    for (let i = 0; i < 500; i++) {
      this.s.chance.seed = i.toString(16).padStart(32, '0');
      const trial = this.position.fork().play(final);
      const calm = (actions: readonly Action[]) => actions.find(({ type }) => type === 'pass' || type === 'decline');
      trial.playOn(
        ({ state }) => state.guard !== null,
        (actions) => calm(actions) ?? actions[0]!,
      );
      if (trial.state.guard === guard) return;
    }
    throw new Error(`no seed shows a guard of ${guard}`);
  }
}

/** With these gone nobody can move a token to a space without any (ADR-23). */
export const MOVES: readonly SpellId[] = ['secondChance', 'teleport'];

export const scene = (setting: SceneSetting): Scene => new Scene(setting);
export const magic = (setting: SceneSetting): Scene => new Scene({ version: 'magic', ...setting });

function tokensOf(layout: Layout): State['players'][number]['tokens'] {
  const laid = Object.entries(layout).flatMap(([space, values]) =>
    values.map((value) => ({ value, space: SPACES.indexOf(space as SpaceName), up: false, doubled: false })),
  );
  const rest = TOKENS.filter((value) => !laid.some((token) => token.value === value));
  return [...rest.map((value) => ({ value, space: OUT, up: false, doubled: false })), ...laid];
}

function arrange(s: State, setting: SceneSetting): void {
  s.camel = setting.camel ?? 0;
  if (setting.hoards !== undefined) fillHoards(s, setting.hoards);
  for (const [kind, shelves] of Object.entries(setting.caves ?? {})) {
    const cave = KINDS.indexOf(kind as Kind);
    s.treasury[cave]! += sumOf(s.caves[cave]!) - sumOf(shelves);
    s.caves[cave] = [...shelves];
  }
  KINDS.forEach((kind, cave) => {
    if (s.treasury[cave]! >= 0 || setting.caves?.[kind] !== undefined) return;
    s.treasury[cave]! += sumOf(s.caves[cave]!);
    s.caves[cave] = [];
  });
  if (s.treasury.some((stock) => stock < 0)) throw new Error('the hoards and caves hold more than there is');
  setting.open?.forEach((artifact, room) => {
    layOpen(s, room, artifact);
  });
  setting.artifacts?.forEach((artifacts, seat) => {
    for (const artifact of artifacts) giveArtifact(s, seat, ARTIFACTS.indexOf(artifact));
  });
  setting.spells?.forEach((spells, seat) => {
    for (const spell of spells) giveSpell(s, seat, SPELLS.indexOf(spell));
  });
  for (const id of setting.spent ?? []) {
    const [spell] = s.spellPile.splice(s.spellPile.indexOf(SPELLS.indexOf(id)), 1);
    s.spentSpells = [...s.spentSpells, spell!];
  }
}

function fillHoards(s: State, hoards: readonly (readonly number[])[]): void {
  s.players.forEach((player, seat) => {
    KINDS.forEach((_, kind) => {
      const amount = hoards[seat]?.[kind] ?? 0;
      s.treasury[kind]! += player.hoard[kind]! - amount;
      player.hoard[kind] = amount;
    });
  });
}

/** Exchanges the open artifact for one out of the stacks; null empties the room into the others. */
function layOpen(s: State, room: number, artifact: ArtifactId | null): void {
  const place = s.rooms[room]!;
  if (artifact === null) {
    const heir = s.rooms[(room + 1) % s.rooms.length]!;
    for (const left of [...place.stack, ...(place.open === null ? [] : [place.open])]) heir.stack.unshift(left);
    heir.seen = heir.stack.map(() => 0);
    s.rooms[room] = { open: null, stack: [], seen: [] };
    return;
  }
  const wanted = ARTIFACTS.indexOf(artifact);
  if (place.open === wanted) return;
  for (const { stack } of s.rooms) {
    const at = stack.indexOf(wanted);
    if (at < 0) continue;
    stack[at] = place.open!;
    place.open = wanted;
    return;
  }
  const other = s.rooms.find(({ open }) => open === wanted)!;
  [other.open, place.open] = [place.open, other.open];
}

function giveArtifact(s: State, seat: number, artifact: number): void {
  const openAt = s.rooms.findIndex(({ open }) => open === artifact);
  let room = s.rooms.find(({ stack }) => stack.includes(artifact));
  if (room === undefined) {
    room = s.rooms.find(({ stack }) => stack.length > 0)!;
    [s.rooms[openAt]!.open, room.stack[0]] = [room.stack[0]!, artifact];
  }
  room.stack.splice(room.stack.indexOf(artifact), 1);
  room.seen = room.stack.map(() => 0);
  s.players[seat]!.artifacts = changed(s.players[seat]!.artifacts, artifact, 1);
}

function giveSpell(s: State, seat: number, spell: number): void {
  s.spellPile.splice(s.spellPile.indexOf(spell), 1);
  s.players[seat]!.spells.push(spell);
  s.players[seat]!.spellsSeen = s.players[seat]!.spells.map(() => 0);
}
