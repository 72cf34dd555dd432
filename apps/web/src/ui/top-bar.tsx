import { mark } from '@majlis/art';
import { LOCALES } from '@majlis/i18n';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changeLocale, useLocale, useSay } from '../i18n.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { Drawing } from './drawing.tsx';
import { Icon } from './icon.tsx';

export function Brand() {
  const say = useSay();
  return (
    <Link className="brand" href="/" aria-label={say('app.home')}>
      <Drawing box={48} art={mark()} />
      <span>Majlis</span>
    </Link>
  );
}

export function ThemeButton() {
  const say = useSay();
  const { theme } = useTheme();
  return (
    <button type="button" className="iconbtn" aria-label={say('app.theme')} onClick={toggleTheme}>
      <Icon name={theme === 'night' ? 'sun' : 'moon'} />
    </button>
  );
}

const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

export function LanguageChoice() {
  const say = useSay();
  const { locale } = useLocale();
  return (
    <label className="language">
      <span className="vh">{say('app.language')}</span>
      <select value={locale} onChange={(event) => void changeLocale(event.target.value as typeof locale)}>
        {LOCALES.map((id) => (
          <option key={id} value={id}>
            {NAMES[id]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TopBarProps {
  readonly where?: ReactNode;
  readonly children?: ReactNode;
  /** Language and theme are among the settings there. */
  readonly hasSettings?: boolean;
}

/** The bar at the top of every page. */
export function TopBar({ where, children, hasSettings = false }: TopBarProps) {
  const say = useSay();
  return (
    <header className="top">
      <Brand />
      {where !== undefined && <div className="where">{where}</div>}
      <div className="spacer" />
      {children}
      {!hasSettings && (
        <>
          <Link className="iconbtn" href="/you" aria-label={say('app.you')} title={say('app.you')}>
            <Icon name="bell" />
          </Link>
          <LanguageChoice />
          <ThemeButton />
        </>
      )}
    </header>
  );
}
