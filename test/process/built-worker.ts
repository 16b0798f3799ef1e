import { readdir, readFile } from "node:fs/promises";
import { archiveOf } from "../kit/service-archive.ts";

/** Tells the compiler, and who reads the log, what a build sees. */
const CURIOUS_BUILD = `fn main() {
    let show = |what: &str, seen: String| println!("cargo:warning={what} is {seen}");
    show("BUILD_KEY", std::env::var("BUILD_KEY").unwrap_or("absent".into()));
    show("RUN_KEY", std::env::var("RUN_KEY").unwrap_or("absent".into()));
    show("passwd", std::fs::read_to_string("/etc/passwd").map_or("absent".into(), |_| "there".into()));
    let port = PORT;
    show("gateway", std::net::TcpStream::connect(("127.0.0.1", port)).map_or("absent".into(), |_| "there".into()));
    show("source", std::fs::write("/source/x", "x").map_or("fixed".into(), |_| "changed".into()));
    println!("cargo:rustc-env=BUILT_WITH={}", std::env::var("BUILD_KEY").unwrap().len());
}
`;
export const BUILT_WORKER = `fn main() {
    quarry_worker::Router::new()
        .get("/api/health", |_| "ok")
        .get("/api/built", |_| format!("{} {}", env!("BUILT_WITH"), std::env::var("BUILD_KEY").is_ok()))
        .serve();
}
`;

/** An archive of a worker that the server builds. @param gatewayPort where its build tries to connect to */
export async function sourceOf(slug: string, main: string, gatewayPort: string): Promise<Buffer> {
  const crate = new URL("../../packages/quarry-worker/", import.meta.url);
  const template = new URL("../../src/cli/templates/service/", import.meta.url);
  const read = async (from: URL, path: string, to: string) => ({
    name: `source/${to}${path}`,
    content: await readFile(new URL(path, from)),
  });
  const inside = await readdir(new URL("src/", crate), { recursive: true });
  const sources = inside.filter((name) => name.endsWith(".rs")).map((name) => `src/${name}`);
  return archiveOf([
    { name: "service.toml", content: `slug = "${slug}"\n[worker]\npackage = "worker"\n` },
    { name: "source/src/main.rs", content: main },
    { name: "source/build.rs", content: CURIOUS_BUILD.replace("PORT", gatewayPort) },
    ...(await Promise.all(["Cargo.toml", "Cargo.lock"].map((path) => read(template, path, "")))),
    ...(await Promise.all(
      ["Cargo.toml", ...sources].map((path) => read(crate, path, "vendor/quarry-worker/")),
    )),
  ]);
}
