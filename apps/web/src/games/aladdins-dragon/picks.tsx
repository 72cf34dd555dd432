import type { Action } from '@majlis/aladdins-dragon/client';
import type { ReactNode } from 'react';
import { type Say, useSay } from '../../i18n.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { useTable } from '../../table/store.ts';
import type { Telling } from '../ui.ts';
import type { Desk } from './desk.ts';
import { doesText, playName, seatName } from './names.ts';
import { CardPic } from './pieces.tsx';

/** Questions whose answers are a few things side by side: a spell, an artifact, a player. */
export function PicksPanel({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { telling } = useTable();
  const { question, picked, pick } = desk;
  if (question === null) return null;
  return (
    <div className="picks">
      {question.legal.map((action, i) => {
        const face = faceOf(telling, say, action);
        return face === null ? null : (
          <Pick
            key={JSON.stringify(action)}
            {...face}
            isPicked={picked.choice === i}
            onPick={() => pick({ choice: picked.choice === i ? null : i })}
          />
        );
      })}
    </div>
  );
}

export interface PickFace {
  readonly art: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
}

const faceOfCard = (say: Say, id: string): PickFace => ({
  art: <CardPic id={id} />,
  title: playName(say, id),
  text: doesText(say, id),
});

function faceOf(telling: Telling, say: Say, action: Action): PickFace | null {
  if (action.type === 'keep') return faceOfCard(say, action.spell);
  if (action.type === 'choose') return faceOfCard(say, action.artifact);
  if (action.type === 'camel') return { art: <SeatArt seat={action.seat} />, title: seatName(telling, action.seat) };
  return null;
}

interface PickProps extends PickFace {
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly note?: string | undefined;
}

export function Pick({ art, title, text, note, isPicked, onPick }: PickProps) {
  return (
    <button type="button" className={`btn ans ${isPicked ? 'sel' : ''}`} aria-pressed={isPicked} onClick={onPick}>
      {art}
      <span>
        <b>{title}</b>
        {text !== undefined && <small>{text}</small>}
      </span>
      {note !== undefined && <span className="out">{note}</span>}
    </button>
  );
}
