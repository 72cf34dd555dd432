export { runDeal as default } from './arena/job.ts';
