import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/el-messiri/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/seats.css';
import './styles/threshold.css';
import './styles/top.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followOtherTabs, needMessages } from './i18n.ts';
import { fetchPage } from './pages/pages.ts';
import { keepForOffline } from './ui/at-rest.ts';

// A page that does not arrive is reported by its route, not here.
await Promise.all([needMessages('common'), fetchPage(location.pathname).catch(() => undefined)]);
const root = createRoot(document.getElementById('root')!);
// In slices, so that a slow phone answers a touch meanwhile.
startTransition(() => root.render(<App />));
keepForOffline();
followOtherTabs();
