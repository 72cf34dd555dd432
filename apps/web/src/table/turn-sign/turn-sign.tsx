import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSay, withWords } from '../../i18n.ts';
import { useSettings } from '../../settings.ts';
import { useTable } from '../store.ts';
import { chime } from './chime.ts';

// Whoever needs help looks for it a moment later.
const Help = lazy(async () => ({ default: (await withWords(import('../../learn/help/help.tsx'), 'learn/help')).Help }));

/** The title and the icon of the page say whose turn it is; a sound does, if somebody wants it. */
export function TurnSign({ game }: { readonly game: string }) {
  const say = useSay();
  const { shown, names } = useTable();
  const { sound } = useSettings();
  const { viewer, asked, phase } = shown;
  const isPlaying = phase === 'playing' && !shown.paused;
  const isMine = isPlaying && viewer !== 'spectator' && asked.includes(viewer);
  const others = asked.map((seat) => names[seat] ?? '').filter((name) => name !== '');
  const whose = !isPlaying
    ? ''
    : isMine
      ? say('table.turnTitle')
      : others.length === 1
        ? say('table.thinking', { name: others[0]! })
        : '';
  useTitle(whose === '' ? `${game} · Majlis` : `${whose} · ${game}`);
  useIcon(isMine);
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current && sound) chime();
    was.current = isMine;
  }, [isMine, sound]);
  return (
    <Suspense>
      <Help />
    </Suspense>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Majlis';
    };
  }, [title]);
}

function useIcon(isMine: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', isMine ? '/mark-turn.svg' : '/mark.svg');
    return () => icon?.setAttribute('href', '/mark.svg');
  }, [isMine]);
}
