/** What somebody may want to hear of outside the page; each is switched on and off for each channel. */
export const SUBJECTS = ['turn', 'clock', 'asked', 'begun', 'over', 'chat'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A friend's message is told only to those who ask for it. */
export const USUAL_SUBJECTS: readonly Subject[] = ['turn', 'clock', 'asked', 'begun', 'over'];

export const NOTICE_KINDS = [
  'turn',
  'nudge',
  'reminder',
  'takenOver',
  'takeback',
  'pause',
  'full',
  'begun',
  'over',
  'chat',
  'test',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const SUBJECT_OF: Readonly<Record<Exclude<NoticeKind, 'test'>, Subject>> = {
  turn: 'turn',
  nudge: 'turn',
  reminder: 'clock',
  takenOver: 'clock',
  takeback: 'asked',
  pause: 'asked',
  full: 'begun',
  begun: 'begun',
  over: 'over',
  chat: 'chat',
};

/** Null: whoever asked for it gets it. */
export const subjectOf = (kind: NoticeKind): Subject | null => (kind === 'test' ? null : SUBJECT_OF[kind]);

/** What a table's players want of it: everything as elsewhere, their turn alone, or nothing. */
export const TABLE_LEVELS = ['all', 'turn', 'none'] as const;
export type TableLevel = (typeof TABLE_LEVELS)[number];

export const CHANNEL_KINDS = ['push', 'mail', 'hook'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** `waiting`: an address that has not been confirmed. `broken`: it has failed too often, or said that it is gone. */
export type ChannelState = 'waiting' | 'on' | 'off' | 'broken';

/** One by one, or gathered. */
export const DIGESTS = ['none', 'hour', 'day'] as const;
export type Digest = (typeof DIGESTS)[number];

/** `dropped`: there was nothing to tell any more. `failed`: it could not be delivered. */
export type DeliveryState = 'waiting' | 'sent' | 'dropped' | 'failed';
