import { lazy, Suspense } from 'react';
import { useSay, withWords } from '../i18n.ts';
import { Slip } from './slip.tsx';

const SettingsList = lazy(async () => ({
  default: (await withWords(import('./settings-list.tsx'), 'slips')).SettingsList,
}));

export function SettingsSlip() {
  const say = useSay();
  return (
    <Slip icon="gear" title={say('table.settings')} className="settings">
      {() => (
        <Suspense>
          <SettingsList />
        </Suspense>
      )}
    </Slip>
  );
}
