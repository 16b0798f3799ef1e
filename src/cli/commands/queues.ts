import { noun } from "../command.ts";
import { queuesCreate, queuesUpdate } from "./queues/change.ts";
import { queuesDelete } from "./queues/delete.ts";
import { queuesList } from "./queues/list.ts";
import { queuesMessages } from "./queues/messages.ts";
import { queuesMetrics } from "./queues/metrics.ts";
import { queuesAcknowledge, queuesPull } from "./queues/pull.ts";
import { queuesPurge } from "./queues/purge.ts";
import { queuesReplay } from "./queues/replay.ts";
import { queuesRestore } from "./queues/restore.ts";
import { queuesSend } from "./queues/send.ts";
import { queuesShow } from "./queues/show.ts";
import { queuesTail } from "./queues/tail.ts";

export const queues = noun("queues", "messages that wait for the worker of a service", [
  ...[queuesList, queuesShow, queuesCreate, queuesUpdate, queuesDelete, queuesRestore],
  ...[queuesSend, queuesMessages, queuesMetrics, queuesPurge, queuesReplay, queuesTail],
  ...[queuesPull, queuesAcknowledge],
]);
