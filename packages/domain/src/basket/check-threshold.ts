const thresholdCountries: ReadonlySet<string> = new Set(['US', 'AE', 'DZ']);

export type Threshold = {
  /** Minor units; 0 is no bound. */
  minimum: number;
  maximum: number;
};

/**
 * The key of the message when a basket may not be bought for its total, in minor units. Both bounds are strict: a total equal to one is
 * refused. (BSK-021..025)
 */
export function checkThreshold(total: number, { minimum, maximum }: Threshold, country: string): string | undefined {
  if (!thresholdCountries.has(country)) return undefined;
  if (total > minimum && (maximum <= 0 || total < maximum)) return undefined;
  return country === 'US' ? 'feedback.error_us_threshold' : 'feedback.error_minimum_threshold';
}
