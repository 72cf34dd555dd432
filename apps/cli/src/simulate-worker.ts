export { runJob as default } from './simulate/job.ts';
