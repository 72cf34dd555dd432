export * from './client.ts';
export * from './daily.ts';
export * from './http.ts';
export * from './ids.ts';
export { liveSchema, ServerMessageSchema } from './live-schema.ts';
export * from './matches.ts';
export { isModest, MAX_DEPTH } from './modest.ts';
export * from './notices.ts';
export {
  type Answer,
  BYE,
  type Bye,
  type ChatMessage,
  type Checked,
  type LoggedMove,
  type Problem as ProblemMessage,
  type Room,
  type SeatHolder,
  type SeatState,
  type ServerMessage,
  type TablePhase,
  type Update,
} from './server.ts';
export * from './statistics.ts';
export { type Read, readClientMessage, tidyText } from './validate.ts';
