import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>(Type.String({ pattern: `^(${words.join('|')})$` }));

export const Subject = oneOf(['turn', 'clock', 'asked', 'begun', 'over', 'chat'] as const);
export const TableLevel = oneOf(['all', 'turn', 'none'] as const);
export const Digest = oneOf(['none', 'hour', 'day'] as const);
export const HookFormat = oneOf(['discord', 'slack', 'json'] as const);

/** What a browser gives out when somebody says yes to notices. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1_000 }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}={0,2}$' }),
      },
      strict,
    ),
  },
  strict,
);

export const NewChannel = Type.Union([
  Type.Object({ kind: Type.Literal('push'), subscription: PushSubscription }, strict),
  Type.Object({ kind: Type.Literal('mail'), address: Type.String({ maxLength: 300 }) }, strict),
  Type.Object({ kind: Type.Literal('hook'), url: Type.String({ maxLength: 2_000 }), format: HookFormat }, strict),
]);

export const ChannelChange = Type.Object(
  {
    on: Type.Optional(Type.Boolean()),
    subjects: Type.Optional(Type.Array(Subject, { maxItems: 6, uniqueItems: true })),
    digest: Type.Optional(Digest),
  },
  strict,
);

const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1439 });
export const NoticeWish = Type.Object(
  {
    locale: oneOf(['en', 'fr', 'de'] as const),
    zone: Type.String({ minLength: 1, maxLength: 60, description: 'For example Europe/Berlin.' }),
    quiet: Type.Union([Type.Object({ from: MinuteOfDay, to: MinuteOfDay }, strict), Type.Null()]),
  },
  strict,
);

export const TableWish = Type.Object({ level: TableLevel }, strict);
export const MailKey = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }, strict);

export type NewChannel = Static<typeof NewChannel>;
export type ChannelChange = Static<typeof ChannelChange>;
export type NoticeWish = Static<typeof NoticeWish>;

/** A way to tell a player something, as the player sees it. */
export interface Channel {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'hook';
  /** The address, as far as it helps to recognise it. */
  readonly label: string;
  readonly isThisDevice: boolean;
  readonly format: Static<typeof HookFormat> | null;
  /** Tells the receiver that a message is from here; only for webhooks. */
  readonly secret: string | null;
  /** `waiting`: the address has to be confirmed. `broken`: it failed too often. */
  readonly state: 'waiting' | 'on' | 'off' | 'broken';
  readonly subjects: readonly Static<typeof Subject>[];
  readonly digest: Static<typeof Digest>;
  readonly lastAt: number | null;
  readonly lastResult: string | null;
}

export interface SentNotice {
  readonly id: string;
  readonly channel: string;
  readonly kind: string;
  readonly table: string | null;
  readonly at: number;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly dueAt: number;
  readonly doneAt: number | null;
  readonly result: string | null;
}

/** All a player can know and change about notices. */
export interface NoticeBoard {
  /** What this server can do. */
  readonly offers: { readonly push: string; readonly mail: boolean; readonly hook: boolean };
  readonly wish: NoticeWish | null;
  readonly channels: readonly Channel[];
  readonly tables: Readonly<Record<string, Static<typeof TableLevel>>>;
  readonly sent: readonly SentNotice[];
}
