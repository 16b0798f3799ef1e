/** Hosted services, by the words of the API. */
const kinds = {
  EMPTY: "Nothing yet",
  STATIC: "Static page",
  WORKER: "Worker",
  WORKER_AND_STATIC: "Worker and page",
};
const statuses = { ACTIVE: "Served", EMPTY: "Nothing deployed", DELETED: "Deleted" };
const deploymentStatuses = {
  ACTIVE: "Served",
  CHECKING: "Being checked",
  FAILED: "Failed",
  PENDING: "Uploaded",
  READY: "About to be served",
  SUPERSEDED: "Served before",
};
const capabilities = { STATE: "State", QUEUE: "Queues", KV: "KV", CRON: "Cron" };
const resourceKinds = {
  sqlite: "SQLite",
  kv: "KV",
  queues: "Queues",
  cron: "Cron",
  state: "State",
  bindings: "Bindings",
};
const scopes = { BUILD: "Builds", RUNTIME: "Worker" };

export const service = {
  title: "Services",
  intro: "Workers and static pages that this server runs for you.",
  none: "No service yet",
  noneHint: "Drop the folder of a page or of a service: you see what would happen before anything does.",
  make: "New service",
  deploy: "Deploy",
  open: "Open",
  restore: "Bring back",
  rename: "Rename",
  rollBack: "Roll back",
  rollBackTo: (n: number) => `Roll back to deployment ${n}`,
  rolledBack: (n: number) => `Deployment ${n} is served again`,
  undo: "Undo",
  slug: "Name in its URL",
  slugHelp: "a to z, 0 to 9 and -. Under the old one nothing is served from then on.",
  deleteHint: "It is served no more at once. For 7 days it can be brought back, with all that was deployed.",
  noDeployment: "Nothing is deployed",
  noDeploymentHint: "Drop its folder on the page of a new service, or run quarry deploy in it.",
  deployment: (n: number) => `Deployment ${n}`,
  took: (time: string) => `took ${time}`,
  build: "Build log",
  buildOf: (n: number) => `Build log of deployment ${n}`,
  buildWaits: (before: number): string =>
    before === 0
      ? "It is built next."
      : before === 1
        ? "1 build is before it."
        : `${before} builds are before it.`,
  buildRuns: (time: string) => `It is built, for ${time} so far.`,
  buildEnded: {
    SUCCEEDED: (time: string) => `It was built in ${time}.`,
    FAILED: (time: string) => `The build failed after ${time}.`,
  },
  buildSilent: "The build has written nothing yet.",
  workerOf: (size: string) => `worker ${size}`,
  filesOf: (count: string, size: string) => `files: ${count}, ${size}`,
  noSecret: "No secret is set",
  secretHint: "Values are given to the worker, and never shown again.",
  setSecret: "Set a secret",
  setSecretHint: "One of the same name is replaced. The worker is started again with it.",
  secretName: "Name",
  secretNameHelp: "Letters, digits and _, such as DATABASE_URL.",
  secretValue: "Value",
  endSecretHint: "The worker is started again without it. Its value cannot be brought back.",
  secretScopes: "Given to",
  secretStaged: "Not now: the worker keeps what it has until it is deployed again",
  pending: "from the next start",
  kinds,
  statuses,
  deploymentStatuses,
  capabilities,
  resourceKinds,
  scopes,
  tabs: { deployments: "Deployments", logs: "Log", env: "Secrets", usage: "Usage" },
  columns: {
    name: "Name",
    id: "Service id",
    status: "Status",
    kind: "Kind",
    url: "URL",
    capabilities: "Capabilities",
    resources: "Resources",
    created: "Made",
    updated: "Changed",
  },
  log: {
    source: "Source",
    anySource: "All sources",
    level: "Level",
    anyLevel: "All levels",
    none: "Nothing is written yet",
    noneHint:
      "Lines of the worker, its requests, and what the server does with the service appear here as they come.",
    sources: { STDOUT: "Standard output", STDERR: "Standard error", HTTP: "Requests", PLATFORM: "Server" },
    levels: { DEBUG: "Debug and worse", INFO: "Info and worse", WARN: "Warnings and worse", ERROR: "Errors" },
  },
  used: {
    byDay: "By day",
    today: "Today",
    month: "This month",
    account: "All services",
    cap: "Caps",
    capOf: (meter: string) => `Caps of ${meter}`,
    hint: "Caps are of all services of the account together: what would go over one is refused.",
  },
  trouble: {
    failed: (name: string, n: number, why: string) =>
      `${name}: deployment ${n} failed, and what was served before still is. ${why}`,
    crashes: (name: string, count: number, when: string, why: string) =>
      `${name}: ${count === 1 ? "the worker crashed" : `the worker crashed ${count} times`}, last ${when}. ${why} Look at what it wrote before, and deploy it mended.`,
    look: "Look at the deployment",
    log: "Open the log",
  },
  next: {
    restore: (days: number) => `It is deleted, and can be brought back for ${days} days.`,
    deploy: "Nothing is deployed yet.",
    wait: "A deployment is on its way.",
    apply_secrets: "Secrets are staged: the worker runs without them until it is deployed again.",
    open: (url: string) => `It is served at ${url}.`,
  },
  secretColumns: { name: "Name", scopes: "Given to", version: "Version", updated: "Changed" },
  create: {
    intro: "Drop a folder, see what a deploy would do, and deploy. Nothing changes before.",
    drop: "Drop a folder or a tar.gz here",
    dropHint:
      "A folder with service.toml, or with an index.html alone. Workers are uploaded as they are built, or built on the server.",
    insecure:
      "Over plain http from another machine a browser gives this page no means to look at files. Open it over https, or run quarry deploy.",
    odd: {
      empty: () => "Nothing is in this folder.",
      noManifest: () => "There is neither service.toml nor index.html in this folder.",
      badManifest: (message: string) => `service.toml cannot be read: ${message}`,
    },
    unread: (message: string) => `This cannot be read: ${message}`,
    plan: (slug: string) => `What a deploy of ${slug} would do`,
    size: (count: string, bytes: string, upload: string) =>
      `${count === "1" ? "1 file" : `${count} files`} with ${bytes}; ${upload} of it ${upload.startsWith("1 ") ? "is" : "are"} new here.`,
    price: (usd: string) => `The deploy costs ${usd}.`,
    leftOut: (count: string) => `Left out: ${count}`,
    build: "The worker",
    builtHere: "As it is built",
    builtThere: "Built on the server",
    builtHereHelp: "The program in target/release, or the binary of service.toml, is uploaded.",
    builtThereHelp:
      "Its source is uploaded, with its Cargo.lock, and compiled there as quarry deploy --remote does.",
    fixes: "First",
    unbuilt: (name: string) =>
      `The worker ${name} is not built: run cargo build --release, or let the server build it.`,
  },
};
