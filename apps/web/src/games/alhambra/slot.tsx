import type { Seat } from '@majlis/kernel';
import { type ComponentType, createContext, type ReactNode } from 'react';
import { modulesOn } from './modules/index.ts';
import type { ModuleUi, SeatSlotProps, SlotProps } from './modules/slots.ts';
import type { Picking } from './selection.ts';

/** The sign of the module whose part is drawn. */
export const OfModule = createContext<string | undefined>(undefined);

type Plain = 'Rival' | 'Beside' | 'Row' | 'Lane' | 'Race' | 'Ways';
type OfSeat = 'Mine' | 'Hand';

/** What the modules of this table put into one place. */
export function Slot({ name, picking }: { readonly name: Plain; readonly picking: Picking }): ReactNode {
  return parts<SlotProps>(picking, (ui) => ui[name], { picking }, name === 'Row' || name === 'Beside');
}

interface SeatSlotsProps {
  readonly name: OfSeat;
  readonly picking: Picking;
  readonly seat: Seat;
}

export function SeatSlot({ name, picking, seat }: SeatSlotsProps): ReactNode {
  return parts<SeatSlotProps>(picking, (ui) => ui[name], { picking, seat }, true);
}

/** Beside a seat's name: what it owns in the open. What the viewer has in front of it or in hand is not shown twice. */
export function BesideName({ picking, seat }: SeatSlotProps): ReactNode {
  const isMine = seat === picking.me;
  const part = (ui: ModuleUi) => (isMine && (ui.Mine ?? ui.Hand) !== undefined ? undefined : ui.Seat);
  return parts<SeatSlotProps>(picking, part, { picking, seat }, true);
}

function parts<P extends object>(
  { view }: Picking,
  part: (ui: ModuleUi) => ComponentType<P> | undefined,
  props: P,
  isRow: boolean,
): ReactNode {
  return modulesOn(view).map(([id, ui]) => {
    const Part = part(ui);
    if (Part === undefined) return null;
    const own = <Part {...props} />;
    return (
      <OfModule key={id} value={`module.${id}`}>
        {isRow ? (
          <span className="of-module" data-sign={`module.${id}`}>
            {own}
          </span>
        ) : (
          own
        )}
      </OfModule>
    );
  });
}

/** Whether any module puts something there. */
export const hasSlot = ({ view }: Picking, name: Plain | OfSeat): boolean =>
  modulesOn(view).some(([, ui]) => ui[name] !== undefined);
