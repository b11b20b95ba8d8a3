const signed = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' });

/** What is added or taken off, with its sign. */
export const writePoints = (points: number): string => signed.format(points);

const plain = new Intl.NumberFormat('en-GB');

export const writeCount = (points: number): string => plain.format(points);
