export { runStudy as default } from './train/study.ts';
