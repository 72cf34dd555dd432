import { shutDoor } from '@majlis/art';
import { Drawing } from './drawing.tsx';

/** What nobody came for. */
export function ShutDoor() {
  return <Drawing className="sorry-door" box="0 0 420 424" art={shutDoor()} />;
}
