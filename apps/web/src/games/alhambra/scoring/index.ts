/** All that a scoring shows: fetched when the first one comes. */
export { ScoringPrompt } from './prompt.tsx';
export { ScoringPanel } from './scoring-panel.tsx';
