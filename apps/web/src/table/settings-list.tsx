import { lazy, Suspense } from 'react';
import { useSay, withWords } from '../i18n.ts';
import { me } from '../play/remote/api.ts';
import { changeSettings, MOTION_SPEEDS, useSettings, wantsLessMotion } from '../settings.ts';
import { toggleTheme, useTheme } from '../theme.ts';
import { Icon } from '../ui/icon.tsx';
import { LanguageChoice } from '../ui/top-bar.tsx';
import { KeyList } from './key-help.tsx';
import { useTable } from './store.ts';

const HostTools = lazy(async () => ({
  default: (await withWords(import('./company/host-tools.tsx'), 'around', 'slips')).HostTools,
}));
const Deal = lazy(async () => ({ default: (await withWords(import('./deal/deal.tsx'), 'around')).Deal }));

export function SettingsList() {
  const say = useSay();
  const { confirm, motion, sound, passes } = useSettings();
  const { theme } = useTheme();
  const { shown, online, store } = useTable();
  const { game } = shown;
  return (
    <>
      <label className="setting">
        <span>{say('settings.confirm')}</span>
        <input
          type="checkbox"
          checked={confirm}
          onChange={(event) => changeSettings({ confirm: event.target.checked })}
        />
      </label>
      <label className="setting">
        <span>{say('settings.sound')}</span>
        <input type="checkbox" checked={sound} onChange={(event) => changeSettings({ sound: event.target.checked })} />
      </label>
      {game === 'alhambra' && (
        <label className="setting">
          <span>{say('settings.passes')}</span>
          <input
            type="checkbox"
            checked={passes}
            onChange={(event) => changeSettings({ passes: event.target.checked })}
          />
        </label>
      )}
      <div className="setting">
        <span>{say('app.theme')}</span>
        <button type="button" className="btn" onClick={toggleTheme}>
          <Icon name={theme === 'night' ? 'moon' : 'sun'} />
          {say(theme === 'night' ? 'settings.night' : 'settings.day')}
        </button>
      </div>
      <div className="setting">
        <span>{say('app.language')}</span>
        <LanguageChoice />
      </div>
      <label className="setting">
        <span>{say('settings.motion')}</span>
        <select value={motion} onChange={(event) => changeSettings({ motion: event.target.value as typeof motion })}>
          {MOTION_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {say(`settings.speed.${speed}`)}
            </option>
          ))}
        </select>
      </label>
      <p className="small soft">{say(wantsLessMotion() ? 'settings.motion.off' : 'settings.motion.on')}</p>
      <details className="for-keys">
        <summary>{say('keys.title')}</summary>
        <KeyList />
      </details>
      <details>
        <summary>{say('deal.title')}</summary>
        <Suspense>
          <Deal />
        </Suspense>
      </details>
      {online !== null && online.host === me()?.id && !store.isReplay && (
        <details>
          <summary>{say('host.title')}</summary>
          <Suspense>
            <HostTools table={online.table} />
          </Suspense>
        </details>
      )}
    </>
  );
}
