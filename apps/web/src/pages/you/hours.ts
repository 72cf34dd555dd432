const two = (n: number): string => String(n).padStart(2, '0');

/** A minute of the day, as fields for times show it. */
export const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
