export { type Day, dayAfter, dayOf, endOf, FIRST_DAY, gameOf, isDay } from './days.ts';
export { type DailyDeal, type Deal, dealOf, VISITOR } from './deal.ts';
export { compared, type DealResult, type Match, matchOf, type Played, seatAt } from './duplicate.ts';
export { aheadInDeal, type Hall, type Station, stationOf } from './movement.ts';
export { type Row, rowOf } from './row.ts';
export { botSeed } from './seeds.ts';
export { type Standing, standingAmong } from './standing.ts';
