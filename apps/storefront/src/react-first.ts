import { createRoot } from 'react-dom/client';

// A script of its own before the entry's: setting React up and setting the shop up are two pieces of work, with room for a tap in between.
void createRoot;
