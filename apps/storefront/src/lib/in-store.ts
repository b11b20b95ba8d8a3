/** Whether this is a device that staff have set up in a store. The server says so in the document; nothing in the browser can. */
export const isInStore = (): boolean => 'inStore' in document.documentElement.dataset;

/** Another document. On a store's device it takes the place of this one: the next shopper's way back must lead nowhere. */
export const goTo = (url: string | URL): void => location[isInStore() ? 'replace' : 'assign'](url);
