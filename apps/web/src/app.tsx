import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useSay } from './i18n.ts';
import { NotFound } from './pages/not-found.tsx';
import { ROUTES } from './pages/pages.ts';
import { Defs } from './ui/defs.tsx';
import { Mishap } from './ui/mishap.tsx';

export function App() {
  const say = useSay();
  const [path] = useLocation();
  return (
    <>
      <a className="skip" href="#content">
        {say('app.skip')}
      </a>
      <Defs />
      <Mishap at={path}>
        <Suspense>
          <Switch>
            {ROUTES.map(({ path, component }) => (
              <Route key={path} path={path} component={component} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Mishap>
    </>
  );
}
