/** Behind the stop of an Arabic amount stands a mark that keeps it in place and that nobody sees. */
const stops = /\.[\u200e\u200f]*$/;

/** Dates of half of the languages end with a full stop of their own, and so do some currencies: 'over 3.700 ден..' has one too many. */
export const fillSentence = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/(\{(\w+)\})(\.?)/g, (_, placeholder: string, name: string, stop: string) => {
    const value = String(values[name] ?? placeholder);
    return stops.test(value) ? value : value + stop;
  });
