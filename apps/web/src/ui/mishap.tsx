import { Component, type ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { reloadPage } from './reload-page.ts';
import { Threshold } from './threshold.tsx';

interface Props {
  /** Another address is another try. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly at: string;
}

/** A part of the page that did not arrive, because the server has a newer one, or a fault of ours: a way on from both. */
export class Mishap extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { error: null, at };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Sorry error={this.state.error} />;
  }
}

/** As browsers word it when a script is not there. */
const MISSING = /dynamically imported module|module script|Loading (CSS )?chunk|preload CSS/i;

function Sorry({ error }: { readonly error: unknown }) {
  const say = useSay();
  const isMissing = error instanceof Error && MISSING.test(error.message);
  const kind = isMissing ? 'missing' : 'fault';
  return (
    <Threshold title={say(`mishap.${kind}.title`)} lead={say(`mishap.${kind}.lead`)} isAlert>
      <div className="sorry-ways">
        <button type="button" className="btn primary" onClick={() => void reloadPage()}>
          {say('ended.reload')}
        </button>
        <a className="btn" href="/">
          {say('notFound.home')}
        </a>
      </div>
    </Threshold>
  );
}
