import type { MyDevice } from '@majlis/protocol';
import { useEffect, useState } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import type { ApiProblem } from '../../play/remote/api.ts';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { problemOf, useAsked } from './use-asked.ts';
import { deviceLabel, youApi } from './you-api.ts';

/** Asks, and says by the way what this device is called. */
async function myDevices() {
  await youApi.label(deviceLabel());
  return youApi.devices();
}

export function Devices() {
  const say = useSay();
  const { value, problem, refresh } = useAsked(myDevices);
  return (
    <section className="niche">
      <h2 className="display">{say('you.devices')}</h2>
      <ul className="you-devices">
        {(value?.devices ?? []).map((device) => (
          <Device key={device.id} device={device} onRemoved={refresh} />
        ))}
      </ul>
      {problem !== null && <ProblemLine problem={problem} />}
      <AddDevice />
    </section>
  );
}

function Device({ device, onRemoved }: { readonly device: MyDevice; readonly onRemoved: () => void }) {
  const say = useSay();
  const { locale } = useLocale();
  const { id, isThis, seenAt, label } = device;
  const name = isThis ? say('you.device.this') : label || say('you.device.other');
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(seenAt);
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{isThis ? label || say('you.device.now') : say('you.device.seen', { date })}</span>
      </div>
      {!isThis && (
        <Confirmed
          icon="close"
          label={say('you.device.remove')}
          question={say('you.device.remove.question', { device: name })}
          yes={say('you.device.remove')}
          onYes={() => void youApi.removeDevice(id).finally(onRemoved)}
        />
      )}
    </li>
  );
}

function AddDevice() {
  const say = useSay();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const make = () =>
    youApi.link().then(
      // Behind the #, where no server on the way reads it.
      (made) => setLink(`${location.origin}/you/device#${made.link}`),
      (error) => setProblem(problemOf(error)),
    );
  if (link === null) {
    return (
      <>
        <button type="button" className="btn wide" onClick={() => void make()}>
          <Icon name="link" /> {say('you.device.add')}
        </button>
        {problem !== null && <ProblemLine problem={problem} />}
      </>
    );
  }
  return (
    <div className="you-link">
      <p className="small">{say('you.device.add.lead')}</p>
      <QrCode text={link} />
      <label className="field">
        <span>{say('you.device.link')}</span>
        <input readOnly={true} value={link} onFocus={(event) => event.target.select()} />
      </label>
    </div>
  );
}

/** Drawn when somebody wants one: no other page needs the code for it. */
function QrCode({ text }: { readonly text: string }) {
  const say = useSay();
  const [svg, setSvg] = useState('');
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => setSvg(renderSVG(text, { border: 2 })));
  }, [text]);
  return (
    <div
      className="you-qr"
      role="img"
      aria-label={say('you.device.qr')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from a link of our own by the library
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
