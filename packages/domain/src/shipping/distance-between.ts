export type Position = { latitude: number; longitude: number };

const earth = 6_371_000;

/** In metres, as the crow flies. */
export function distanceBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const part = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2;
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, part)));
}
