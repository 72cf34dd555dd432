import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';
import { CloseForm } from './close-form.tsx';

interface SlipProps {
  readonly icon: IconName;
  /** The name of the slip, and of the button unless that has one of its own. */
  readonly title: string;
  readonly label?: string;
  /** A sign on the button that there is something new. */
  readonly isNew?: boolean;
  readonly className?: string;
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  /** On wide screens it stands beside the board, which stays in use. */
  readonly isBeside?: boolean;
  /** Opens it from elsewhere, as soon as it is true. */
  readonly isWanted?: boolean;
  /** Only drawn while the slip lies open. */
  readonly children: () => ReactNode;
}

const WIDE = '(min-width: 1101px)';

/** A button in the bar, and the slip of paper it lays over the table. */
export function Slip({
  icon,
  title,
  label = title,
  isNew = false,
  className = '',
  onOpen,
  onClose,
  isBeside = false,
  isWanted = false,
  children,
}: SlipProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (dialog.current?.open === true) return dialog.current.close();
    setOpen(true);
    onOpen?.();
    if (isBeside && matchMedia(WIDE).matches) dialog.current?.show();
    else dialog.current?.showModal();
  };
  useEffect(() => {
    if (!isWanted || dialog.current?.open === true) return;
    setOpen(true);
    dialog.current?.showModal();
  }, [isWanted]);
  const closed = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <button type="button" className="iconbtn" aria-label={label} title={label} onClick={open}>
        <Icon name={icon} />
        {isNew && <span className="dot" />}
      </button>
      <dialog
        ref={dialog}
        className={`niche slip ${className}`}
        aria-label={title}
        onClose={closed}
        onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
      >
        {isOpen && (
          <>
            <h2 className="display">{title}</h2>
            {children()}
          </>
        )}
        <CloseForm />
      </dialog>
    </>
  );
}
