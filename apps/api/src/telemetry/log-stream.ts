import { type Logger, ROOT_CONTEXT, SeverityNumber, TraceFlags, trace } from '@opentelemetry/api';

const severities: Readonly<Record<number, [SeverityNumber, string]>> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
};

type Line = { level: number; time: number; msg?: string; trace_id?: string; span_id?: string } & Record<string, unknown>;

/** Lines of the log, as they are written, to a collector as well: what they leave out of personal data is left out there, too. */
export function logStream(logger: Logger, out: { write(line: string): unknown }): { write(line: string): void } {
  return {
    write(line) {
      out.write(line);
      const { level, time, msg, trace_id: traceId, span_id: spanId, pid: _, hostname: __, ...rest } = JSON.parse(line) as Line;
      const [severityNumber, severityText] = severities[level] ?? severities[30]!;
      const attributes = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]));
      const context =
        traceId && spanId ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED }) : ROOT_CONTEXT;
      logger.emit({ severityNumber, severityText, body: msg ?? '', timestamp: time, attributes, context });
    },
  };
}

function plain(value: unknown): string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : JSON.stringify(value);
}
