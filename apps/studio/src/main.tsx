import '@fontsource-variable/inter-tight/index.css';
import '@selvedge/ui/tokens.css';
import '@selvedge/ui/base.css';
import './studio.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';

const root = document.getElementById('studio');
if (!root) throw new Error('The document has no place for the Studio.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
