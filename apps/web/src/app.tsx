import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { useSay } from './i18n.ts';
import { NotFound } from './pages/not-found.tsx';
import { ROUTES } from './pages/pages.ts';
import { Defs } from './ui/defs.tsx';

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
          {ROUTES.map(({ path, component }) => (
            <Route key={path} path={path} component={component} />
          ))}
          <Route component={NotFound} />
        </Switch>
      </Suspense>
    </>
  );
}
