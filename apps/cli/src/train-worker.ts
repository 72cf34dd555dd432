export { runLessons as default } from './train/job.ts';
