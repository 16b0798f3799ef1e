import type { CredentialService } from "../domain/credential/credential.service.ts";
import type { SecretBox } from "../domain/credential/secret-box.ts";
import { CronService } from "../domain/cron/cron.service.ts";
import { DeploymentService } from "../domain/deployment/deployment.service.ts";
import { HostingUpkeep } from "../domain/deployment/upkeep.ts";
import type { Feed } from "../domain/event/feed.ts";
import { HostService } from "../domain/host/host.service.ts";
import { KvAtomic } from "../domain/kv/kv-atomic.service.ts";
import { KvBulk } from "../domain/kv/kv-bulk.service.ts";
import { KvService } from "../domain/kv/kv.service.ts";
import { KvWatch } from "../domain/kv/kv-watch.ts";
import type { MeterService } from "../domain/meter/meter.service.ts";
import { QueueBacklogs } from "../domain/queue/queue-backlogs.ts";
import { QueuePulls } from "../domain/queue/queue-pulls.ts";
import { QueueMessages } from "../domain/queue/queue-messages.service.ts";
import { QueueService } from "../domain/queue/queue.service.ts";
import { QueueSender } from "../domain/queue/send.ts";
import { Resources } from "../domain/resource/resources.ts";
import { KeyRotation } from "../domain/secret/key-rotation.ts";
import { SecretService } from "../domain/secret/secret.service.ts";
import { ServiceKeys } from "../domain/secret/service-keys.ts";
import { ServiceLogService } from "../domain/service-log/service-log.service.ts";
import { SqliteService, type SqliteHome } from "../domain/sqlite/sqlite.service.ts";
import { StateValues } from "../domain/state/state-values.service.ts";
import { HostedServices } from "../domain/service/hosted-services.ts";
import type { HostingSettings } from "../domain/service/hosting-policy.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Log } from "../kernel/log.ts";
import type { BlobFiles } from "../store/blob/blob-files.ts";
import type { Store } from "../store/store.ts";

/** What accounts want to be served. */
export function createHosting(deps: {
  config: HostingSettings;
  log: Log;
  store: Store;
  clock: Clock;
  feed: Feed;
  credentials: CredentialService;
  blobs: BlobFiles;
  /** Seals the keys of services. */
  box: SecretBox;
  meters: MeterService;
  sqliteHome: SqliteHome;
}) {
  const { config: settings, log, store, clock, feed, credentials, blobs, box, meters } = deps;
  const hostedServices = new HostedServices({ store, clock, settings });
  const resources = new Resources({ store, clock, services: hostedServices });
  const backlogs = new QueueBacklogs({ store, clock });
  const queueParts = { store, clock, meters, backlogs, resources };
  const kvParts = { store, clock, resources, meters };
  const known = { store, clock, services: hostedServices, keys: new ServiceKeys({ store, box }) };
  return {
    cron: new CronService({ store, clock, services: hostedServices, resources }),
    deployments: new DeploymentService({ ...known, blobs, settings, resources, meters }),
    hostedServices,
    hosts: new HostService({ store, clock }),
    hostingUpkeep: new HostingUpkeep({ store, clock, blobs, meters }),
    keyRotation: new KeyRotation({ store, log, box }),
    kv: new KvService(kvParts),
    kvAtomic: new KvAtomic(kvParts),
    kvWatch: new KvWatch({ ...kvParts, credentials }),
    kvBulk: new KvBulk(kvParts),
    queues: new QueueService({ store, clock, services: hostedServices, resources }),
    queueMessages: new QueueMessages({
      ...queueParts,
      feed,
      credentials,
      sender: new QueueSender(queueParts),
    }),
    queuePulls: new QueuePulls(queueParts),
    resources,
    secrets: new SecretService(known),
    sqlite: new SqliteService({ store, resources, home: deps.sqliteHome }),
    state: new StateValues(kvParts),
    serviceLogs: new ServiceLogService({ store, clock, feed, credentials, services: hostedServices }),
  };
}
