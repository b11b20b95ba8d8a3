import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { EventReader, ReaderNews } from '../analytics/event-reader.ts';
import type { Ports } from '../shop/ctx.ts';
import type { Shop } from '../shop/shop.ts';

export type AppDeps = Pick<Shop, 'config' | 'db' | 'pool' | 'clock' | 'content' | 'renderError' | 'telemetry'> & {
  /** The database itself when left out. */
  reads?: Shop['reads'] | undefined;
  /** A shop without an assortment when left out. */
  catalogue?: Shop['catalogue'];
  stock?: Shop['stock'];
  promotions?: Shop['promotions'];
  /** The environment's own when left out. */
  ports?: Partial<Ports>;
  /** The database keeps pictures when left out. */
  storage?: Ports['storage'];
  /** Nobody takes money when left out. */
  payments?: Shop['payments'];
  metrics?: Shop['metrics'];
  /** Who reads what visitors' browsers tell. The thread that answers them when left out. */
  readEvents?: (news: ReaderNews) => EventReader;
  /** Hot reload needs a looser policy for scripts; only `npm run dev` sets it. */
  dev?: boolean;
  /** Where log lines go instead of standard output. */
  logStream?: { write(line: string): void };
  pressure?: Partial<Pressure>;
  /** How long a caller may take; in milliseconds. */
  timeouts?: Partial<Timeouts>;
  /** Looks at a request before Fastify does; true when it has answered. Kept pages are written here as bytes. */
  answerEarly?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Pages, files and the Studio, which this package knows nothing of. */
  extraRoutes?: readonly ((app: FastifyInstance) => void)[];
};

export type Timeouts = Record<'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval', number>;

/** What the shop takes on at a time, and what counts as standing still. */
export type Pressure = { maxInFlight: number; maxDelayMs: number; stallMs: number };
