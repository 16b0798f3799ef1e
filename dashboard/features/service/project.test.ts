import { expect, it } from "vitest";
import { deployedFiles, readProject } from "./project.ts";

const folder = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, new Blob([text])]));
const paths = (files: ReadonlyMap<string, unknown>) => [...files.keys()];

it("takes the program and the static files of a service, without what .gitignore names", async () => {
  const manifest = 'slug = "guestbook"\n[worker]\npackage = "guestbook"\n[static]\nfolder = "./public/"\n';
  const project = await readProject(
    "anything",
    folder({
      ...{
        "service.toml": manifest,
        ".gitignore": "*.map\n",
        ...{ "Cargo.toml": "", "Cargo.lock": "", "src/main.rs": "", ".cargo/config.toml": "" },
        "target/release/guestbook": "ELF",
      },
      ...{ "public/index.html": "", "public/app.js.map": "", "public/.env": "", "public/.well-known/a": "" },
    }),
  );
  expect(project).toMatchObject({
    manifest,
    slug: "guestbook",
    worker: { package: "guestbook", program: expect.any(Blob) },
  });
  const pages = ["static/.well-known/a", "static/index.html"];
  expect(paths(deployedFiles(project, false))).toEqual(["worker", ...pages]);
  const source = [
    "source/.cargo/config.toml",
    "source/Cargo.lock",
    "source/Cargo.toml",
    "source/src/main.rs",
  ];
  expect(paths(deployedFiles(project, true))).toEqual([...source, ...pages]);
  expect(project.leftOut).toEqual([".env", "app.js.map"]);
});

it("says which package is not built, and takes what is packed already", async () => {
  const manifest = 'slug = "a"\n[worker]\npackage = "a"\n[static]\nfolder = "public"\n';
  const unbuilt = await readProject("a", folder({ "service.toml": manifest, "public/index.html": "" }));
  expect(unbuilt.worker).toEqual({ package: "a", program: null, source: new Map() });
  const archive = folder({ "service.toml": manifest, worker: "ELF", "static/index.html": "" });
  const project = await readProject("a", archive);
  expect(paths(deployedFiles(project, false))).toEqual(["worker", "static/index.html"]);
});

it("makes a static page of a folder that is nothing else, and refuses what is none", async () => {
  const project = await readProject("My Page!", folder({ "index.html": "", "a/b.css": "", ".env": "" }));
  expect(project).toMatchObject({ slug: "my-page", leftOut: [".env"] });
  expect(project.manifest).toContain('slug = "my-page"');
  expect(paths(project.files)).toEqual(["static/a/b.css", "static/index.html"]);
  await expect(readProject("a", folder({ "readme.md": "" }))).rejects.toMatchObject({ why: "noManifest" });
  await expect(readProject("a", folder({ "service.toml": "a =" }))).rejects.toMatchObject({
    why: "badManifest",
  });
  await expect(readProject("a", new Map())).rejects.toMatchObject({ why: "empty" });
});
