import { askAhead } from './app/ask-ahead.ts';
import './theme/theme.css';

// The page's first script is small: it asks for what the address needs while the app is on its way.
askAhead();
void import('./app/start.ts');
