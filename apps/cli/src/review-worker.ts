export { runReview as default } from './review/job.ts';
