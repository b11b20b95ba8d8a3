import type { Telemetry, TelemetrySettings } from './telemetry.ts';

/** Nothing of it is loaded where no collector is named. */
export async function startTelemetry(settings: TelemetrySettings | undefined): Promise<Telemetry | undefined> {
  if (!settings) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings);
}
