export { runPuzzles as default } from './puzzles/job.ts';
