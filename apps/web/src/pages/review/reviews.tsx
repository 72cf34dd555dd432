import { ReviewPage } from '../../review/review-page.tsx';
import { OnlineReplay } from '../replay/online-replay.tsx';
import { SoloReplay } from '../replay/solo-replay.tsx';

/** A finished game of this device, looked back at. */
export const SoloReview = () => <SoloReplay Page={ReviewPage} page="review" />;

/** A finished game of the server, looked back at. */
export const OnlineReview = () => <OnlineReplay Page={ReviewPage} />;
