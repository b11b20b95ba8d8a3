/** Said on the window when a toast is shown, for who counts what goes wrong: `{ severity, key }`. */
export const toastEvent = 'selvedge:toast';
