import { Type } from '@sinclair/typebox';

/** Raised when an older client can no longer talk to the server. */
export const PROTOCOL = 1;

const base32 = (length: number) => `^[a-z2-7]{${length}}$`;

/** 130 bits: whoever knows a table's id may look at it, so nobody may guess one. */
export const TableId = Type.String({ pattern: base32(26), description: 'The unguessable id of a table.' });
/** What is read out and typed instead of a table's id: the beginning of it. It leads to tables that still gather. */
export const CODE_LENGTH = 6;
export const TableCode = Type.String({ pattern: base32(CODE_LENGTH), description: 'The short code of a table.' });
export const PlayerId = Type.String({ pattern: base32(26) });
/** The secrets. `majlis-seat-` and `majlis-player-` let scanners and people recognise them. */
export const SeatToken = Type.String({ pattern: '^majlis-seat-[a-z2-7]{52}$' });
export const PlayerToken = Type.String({ pattern: '^majlis-player-[a-z2-7]{52}$' });

export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15 });
/** The sender's own name for a message; sent again under it, a message is answered and not done again. */
export const MessageId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
export const Decision = Type.String({ pattern: '^[0-9]{1,9}\\.[0-9]{1,16}$' });
/** Letters of any writing, marks, digits, spaces and a little punctuation; no control or direction characters. */
export const PlayerName = Type.String({ minLength: 1, maxLength: 40, description: 'What others see of a player.' });
