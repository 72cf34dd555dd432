import { ReviewPage } from '../../review/review-page.tsx';
import { RoomReplay } from '../replay/room-replay.tsx';
import { SoloReplay } from '../replay/solo-replay.tsx';

/** A finished game of this device, looked back at. */
export const SoloReview = () => <SoloReplay Page={ReviewPage} page="review" />;

/** A finished game of the server, looked back at. */
export const RoomReview = () => <RoomReplay Page={ReviewPage} />;
