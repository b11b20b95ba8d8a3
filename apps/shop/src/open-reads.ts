import type { Config } from '@selvedge/api/config.ts';
import { fromPrimary } from '@selvedge/api/db/from-primary.ts';
import type { OpenDb } from '@selvedge/api/db/open-db.ts';
import { openReplica, type Replica } from '@selvedge/api/db/open-replica.ts';
import type { Metrics } from '@selvedge/api/http/metrics.ts';

type Opening = { database: OpenDb; metrics: Metrics; log: Parameters<typeof openReplica>[0]['log'] };

/** Where snapshots and lists are read. A replica that is not there keeps nobody from opening: the primary is read until it is. */
export function openReads({ databaseReplicaUrl: url }: Config, { database: { db }, metrics, log }: Opening): Replica {
  if (url === undefined) return { ...fromPrimary(db), close: async () => {} };
  return openReplica({ url, primary: db, log, onRead: (outcome) => metrics.replicaReads.inc({ outcome }) });
}
