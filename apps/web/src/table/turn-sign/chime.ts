/** Two soft notes, as of a small bell. */
export function chime(): void {
  const context = new AudioContext();
  for (const [at, frequency] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.06, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
  setTimeout(() => void context.close(), 1500);
}
