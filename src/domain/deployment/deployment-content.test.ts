import { expect, it } from "vitest";
import { readManifest } from "../service/manifest.ts";
import { problemsOf } from "./deployment-content.ts";

it("says every reason why a manifest cannot be deployed", () => {
  const manifest = readManifest(
    'slug = "a"\n[worker]\nbinary = "w"\nmemory_mb = 512\n[static]\nfolder = "p"\n',
  );
  const rules = { slug: "b", memoryMb: 256, secrets: [] as string[] };
  const reasons = (worker: boolean, ...files: string[]) =>
    problemsOf(manifest, { worker, source: new Set<string>(), files: new Set(files) }, rules).map(
      ([reason]) => reason,
    );
  expect(reasons(false)).toEqual(["manifest_mismatch", "no_worker", "memory_limit", "no_static"]);
  expect(reasons(true, "about.html")).toEqual(["manifest_mismatch", "memory_limit", "no_index_html"]);
  expect(reasons(true, "index.html")).toEqual(["manifest_mismatch", "memory_limit"]);
  const built = readManifest('slug = "b"\n[worker]\npackage = "w"\n');
  const ofSource = (said: typeof manifest, worker: boolean, ...source: string[]) =>
    problemsOf(
      said,
      { worker, source: new Set(source), files: new Set() },
      { slug: said.slug, memoryMb: 512, secrets: [] },
    ).map(([reason]) => reason);
  expect(ofSource(built, false, "Cargo.toml", "Cargo.lock")).toEqual([]);
  expect(ofSource(built, true, "Cargo.toml")).toEqual(["two_workers", "no_cargo_files"]);
  expect(ofSource(manifest, false, "Cargo.toml", "Cargo.lock")).toEqual(["source_not_declared", "no_static"]);
  const named = readManifest(
    'slug = "b"\n[worker]\npackage = "w"\n[environment]\nApi_Key = "x"\nSAME = "y"\n',
  );
  const ofSecrets = (...secrets: string[]) =>
    problemsOf(
      named,
      { worker: true, source: new Set(), files: new Set() },
      { slug: "b", memoryMb: 512, secrets },
    );
  expect(ofSecrets("SAME", "OTHER")).toEqual([]);
  expect(ofSecrets("API_KEY")).toEqual([["variable_clash", "Api_Key in service.toml, API_KEY as a secret"]]);
});
