/**
 * Run before a package is published: names in its package.json the repository that it comes from, as the remote `origin` of the
 * checkout says, and makes the links of its README lead there: a registry shows it far from the files beside it. A registry gives a statement of provenance only to a package that names the repository that CI publishes from,
 * and only a public checkout knows its address. Without a remote that others can reach, nothing is changed.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";

/** `https://host/owner/name`, with `.git` or without, or the same as SSH writes it. */
const ADDRESS = /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([\w.-]+\.[a-z]+)[/:]([\w./-]+?)(?:\.git)?\/?$/;

function origin() {
  try {
    const options = { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync("git", ["remote", "get-url", "origin"], options).trim();
  } catch {
    return "";
  }
}

const [, host, path] = ADDRESS.exec(origin()) ?? [];
if (host !== undefined) {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const url = `git+https://${host}/${path}.git`;
  if (manifest.repository?.url !== url) {
    manifest.repository = { type: "git", url, directory: `packages/${basename(resolve("."))}` };
    writeFileSync("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const text = readFileSync("README.md", "utf8");
  writeFileSync("README.md", text.replaceAll("](../../", `](https://${host}/${path}/blob/HEAD/`));
}
