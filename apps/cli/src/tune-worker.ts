export { runComparison as default } from './tune/job.ts';
