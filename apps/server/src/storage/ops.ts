import * as channels from './channel-ops.ts';
import { addDailyResult, countDailyResults, dailyResultOf, dailyResults } from './daily-ops.ts';
import * as devices from './device-ops.ts';
import { holidaysOf, setHoliday } from './holiday-ops.ts';
import * as journal from './journal-ops.ts';
import * as keeping from './keeping-ops.ts';
import * as matches from './match-ops.ts';
import * as outbox from './outbox-ops.ts';
import * as people from './people-ops.ts';
import { playTimesOf, setPlayTimes } from './play-time-ops.ts';
import * as dumps from './player-dump-ops.ts';
import { forgetPresence, presentElsewhere, setPresence } from './presence-ops.ts';
import { ratedPlayers, resultsOf, setEmblem } from './result-ops.ts';
import { absentAt, addSubstituteLink, dropSubstituteLink, substituteLink } from './substitute-ops.ts';
import * as tables from './table-ops.ts';

/** Every question put to the database. Those that only read are named in `READS`. */
export const ops = {
  ...journal,
  setPresence,
  presentElsewhere,
  forgetPresence,
  ...tables,
  ...people,
  ...keeping,
  ...channels,
  ...outbox,
  addMatch: matches.addMatch,
  findMatch: matches.findMatch,
  matchesOf: matches.matchesOf,
  joinMatch: matches.joinMatch,
  leaveMatch: matches.leaveMatch,
  startMatch: matches.startMatch,
  addMatchTable: matches.addMatchTable,
  setMatchPoints: matches.setMatchPoints,
  matchOfTable: matches.matchOfTable,
  deleteOldMatches: matches.deleteOldMatches,
  dumpMatches: matches.dumpMatches,
  dumpMatch: matches.dumpMatch,
  ...devices,
  ...dumps,
  setHoliday,
  holidaysOf,
  absentAt,
  addSubstituteLink,
  substituteLink,
  dropSubstituteLink,
  playTimesOf,
  setPlayTimes,
  resultsOf,
  ratedPlayers,
  setEmblem,
  addDailyResult,
  dailyResultOf,
  dailyResults,
  countDailyResults,
};
export type Ops = typeof ops;

export const READS: ReadonlySet<keyof Ops> = new Set([
  'open',
  'presentElsewhere',
  'eventsAfter',
  'eventsAt',
  'newsOf',
  'findTable',
  'gatheringFrom',
  'listTables',
  'tablesOf',
  'dueTables',
  'findPlayer',
  'playerByToken',
  'namesOf',
  'seatByToken',
  'seatsOf',
  'seatKeysOf',
  'lastBeat',
  'dumpPlayers',
  'dumpTables',
  'dumpTable',
  'counts',
  'findChannel',
  'channelByKey',
  'channelsOf',
  'noticeWishOf',
  'tableWishesOf',
  'serverKey',
  'dumpPlayer',
  'holidaysOf',
  'absentAt',
  'substituteLink',
  'playTimesOf',
  'resultsOf',
  'ratedPlayers',
  'dailyResultOf',
  'dailyResults',
  'countDailyResults',
  'findMatch',
  'matchesOf',
  'matchOfTable',
  'dumpMatches',
  'dumpMatch',
  'devicesOf',
  'playerByWords',
  'hasWords',
  'dueChannels',
  'nextDeliveries',
  'isMuted',
  'historyOf',
  'waitingNotices',
]);
