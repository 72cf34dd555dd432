import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/el-messiri/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { needMessages } from './i18n.ts';

await needMessages('common');
createRoot(document.getElementById('root')!).render(<App />);
