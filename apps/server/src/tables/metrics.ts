/** The live counters: what happened since this server started. */
export class Metrics {
  movesByHand = 0;
  movesByBots = 0;
  movesStanding = 0;
  refusals = 0;
  conflicts = 0;
  tablesCreated = 0;
  tablesStopped = 0;
  gamesFinished = 0;
  gamesUploaded = 0;
  chatLines = 0;
  undos = 0;
  messagesIn = 0;
  messagesOut = 0;
  messagesRefused = 0;
  storeFailures = 0;
}
