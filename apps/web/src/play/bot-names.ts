const NAMES = ['Sindbad', 'Dunyazad', 'Marjana', 'Jafar', 'Zumurrud'];

/** What the bot in that seat is called. */
export const botName = (seat: number): string => NAMES[seat % NAMES.length]!;
