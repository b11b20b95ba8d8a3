type Place = { latitude: number; longitude: number };

/** The way there, on a map that asks for no account. Nothing is loaded from it before somebody follows the link. */
export function routeUrl({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?route=%3B${latitude}%2C${longitude}`;
}
