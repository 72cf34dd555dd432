/** Wide, as low as a laptop, a tablet, a phone, the smallest phone. */
export const SCREENS = [
  [1440, 900],
  [1280, 720],
  [820, 1180],
  [390, 844],
  [320, 640],
] as const;
