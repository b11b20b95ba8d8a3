type Position = { latitude: number; longitude: number };

/** Rounded to about a kilometre: nearer than that is nobody's business, also not ours. Undefined where it is refused or not known. */
export function readPosition(): Promise<Position | undefined> {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: round(coords.latitude), longitude: round(coords.longitude) }),
      () => resolve(undefined),
      { maximumAge: 600_000, timeout: 10_000 },
    ),
  );
}
