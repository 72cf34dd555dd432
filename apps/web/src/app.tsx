import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useSay } from './i18n.ts';
import { Home } from './pages/home/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Defs } from './ui/defs.tsx';

const Solo = lazy(async () => ({ default: (await import('./pages/solo/solo.tsx')).Solo }));
const NewTable = lazy(async () => ({ default: (await import('./pages/new-table/new-table.tsx')).NewTable }));
const Room = lazy(async () => ({ default: (await import('./pages/room/room.tsx')).Room }));
const Recover = lazy(async () => ({ default: (await import('./pages/room/recover.tsx')).Recover }));
const RoomReplay = lazy(async () => ({ default: (await import('./pages/replay/room-replay.tsx')).RoomReplay }));
const SoloReplay = lazy(async () => ({ default: (await import('./pages/replay/solo-replay.tsx')).SoloReplay }));
const Gallery = lazy(async () => ({ default: (await import('./pages/gallery/gallery.tsx')).Gallery }));

export function App() {
  const say = useSay();
  return (
    <>
      <a className="skip" href="#content">
        {say('app.skip')}
      </a>
      <Defs />
      <Suspense>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/solo/:game" component={Solo} />
          <Route path="/solo/:game/replay" component={SoloReplay} />
          <Route path="/new/:game" component={NewTable} />
          <Route path="/t/:table" component={Room} />
          <Route path="/t/:table/replay" component={RoomReplay} />
          <Route path="/t/:table/recover" component={Recover} />
          <Route path="/gallery" component={Gallery} />
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </>
  );
}
