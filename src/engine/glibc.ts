/** The C library that this process runs on, such as `2.36`. Undefined on musl and outside Linux. */
export function runningGlibc(): string | undefined {
  // Without this the report looks up host names. The type definitions do not know it yet.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime;
}

/** Whether glibc `version` is at least `wanted`; both are `major.minor`. */
export function isGlibcAtLeast(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}
