export { probe as default } from './protocol/probe.ts';
