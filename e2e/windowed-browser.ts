/** What is counted is not counted of browsers without a window, in which journeys run. */
export const windowedBrowser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
