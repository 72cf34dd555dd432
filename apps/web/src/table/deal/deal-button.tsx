import { lazy, Suspense, useRef, useState } from 'react';
import { useSay, withWords } from '../../i18n.ts';
import { CloseForm } from '../close-form.tsx';

const Deal = lazy(async () => ({ default: (await withWords(import('./deal.tsx'), 'around')).Deal }));

/** Opens what there is to say about the deal of a game that has ended. */
export function DealButton() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" className="btn" onClick={open}>
        {say('deal.open')}
      </button>
      <dialog ref={dialog} className="niche slip" aria-label={say('deal.title')} onClose={() => setOpen(false)}>
        <h2 className="display">{say('deal.title')}</h2>
        {isOpen && (
          <Suspense>
            <Deal />
          </Suspense>
        )}
        <CloseForm />
      </dialog>
    </>
  );
}
