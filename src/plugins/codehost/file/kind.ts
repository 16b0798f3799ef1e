/** What a file name tells about its content. */
interface FileKind {
  language: string;
  /** Registered or customary media type. */
  mime: string;
  /** Extensions without the dot, or whole base names, in lower case. */
  names: readonly string[];
}

const KINDS: readonly FileKind[] = [
  { language: "Assembly", mime: "text/x-asm", names: ["asm", "s"] },
  { language: "C", mime: "text/x-c", names: ["c", "h"] },
  { language: "C#", mime: "text/x-csharp", names: ["cs", "csx"] },
  { language: "C++", mime: "text/x-c++", names: ["cpp", "cc", "cxx", "hpp", "hh", "hxx"] },
  { language: "Clojure", mime: "text/x-clojure", names: ["clj", "cljs", "cljc", "edn"] },
  { language: "CSS", mime: "text/css", names: ["css"] },
  { language: "CSV", mime: "text/csv", names: ["csv"] },
  { language: "Dart", mime: "application/dart", names: ["dart"] },
  { language: "Dockerfile", mime: "text/x-dockerfile", names: ["dockerfile"] },
  { language: "Elixir", mime: "text/x-elixir", names: ["ex", "exs"] },
  { language: "Erlang", mime: "text/x-erlang", names: ["erl", "hrl"] },
  { language: "Go", mime: "text/x-go", names: ["go"] },
  { language: "GraphQL", mime: "application/graphql", names: ["graphql", "gql"] },
  { language: "Haskell", mime: "text/x-haskell", names: ["hs", "lhs"] },
  { language: "HCL", mime: "text/x-hcl", names: ["tf", "hcl", "tfvars"] },
  { language: "HTML", mime: "text/html", names: ["html", "htm"] },
  { language: "Java", mime: "text/x-java", names: ["java"] },
  { language: "JavaScript", mime: "text/javascript", names: ["js", "mjs", "cjs", "jsx"] },
  { language: "JSON", mime: "application/json", names: ["json", "jsonc", "json5"] },
  { language: "Jupyter Notebook", mime: "application/x-ipynb+json", names: ["ipynb"] },
  { language: "Julia", mime: "text/x-julia", names: ["jl"] },
  { language: "Kotlin", mime: "text/x-kotlin", names: ["kt", "kts"] },
  { language: "Lua", mime: "text/x-lua", names: ["lua"] },
  { language: "Makefile", mime: "text/x-makefile", names: ["makefile", "gnumakefile", "mk"] },
  { language: "Markdown", mime: "text/markdown", names: ["md", "markdown", "mdx"] },
  { language: "Nix", mime: "text/x-nix", names: ["nix"] },
  { language: "Objective-C", mime: "text/x-objective-c", names: ["m", "mm"] },
  { language: "OCaml", mime: "text/x-ocaml", names: ["ml", "mli"] },
  { language: "Perl", mime: "text/x-perl", names: ["pl", "pm"] },
  { language: "PHP", mime: "application/x-httpd-php", names: ["php"] },
  { language: "PowerShell", mime: "text/x-powershell", names: ["ps1", "psm1"] },
  { language: "Protocol Buffer", mime: "text/x-protobuf", names: ["proto"] },
  { language: "Python", mime: "text/x-python", names: ["py", "pyi", "pyw"] },
  { language: "R", mime: "text/x-r", names: ["r"] },
  { language: "Ruby", mime: "text/x-ruby", names: ["rb", "rake", "gemspec", "gemfile", "rakefile"] },
  { language: "Rust", mime: "text/x-rust", names: ["rs"] },
  { language: "Scala", mime: "text/x-scala", names: ["scala", "sc", "sbt"] },
  { language: "SCSS", mime: "text/x-scss", names: ["scss", "sass"] },
  { language: "Shell", mime: "application/x-sh", names: ["sh", "bash", "zsh"] },
  { language: "Solidity", mime: "text/x-solidity", names: ["sol"] },
  { language: "SQL", mime: "application/sql", names: ["sql"] },
  { language: "Svelte", mime: "text/x-svelte", names: ["svelte"] },
  { language: "Swift", mime: "text/x-swift", names: ["swift"] },
  { language: "Text", mime: "text/plain", names: ["txt", "license"] },
  { language: "TOML", mime: "application/toml", names: ["toml"] },
  { language: "TypeScript", mime: "text/typescript", names: ["ts", "tsx", "mts", "cts"] },
  { language: "Vue", mime: "text/x-vue", names: ["vue"] },
  { language: "XML", mime: "application/xml", names: ["xml", "xsd", "xsl"] },
  { language: "YAML", mime: "application/yaml", names: ["yaml", "yml"] },
  { language: "Zig", mime: "text/x-zig", names: ["zig"] },
];

/** Other spellings that people use for a language. */
const LANGUAGE_ALIASES: Readonly<Record<string, string>> = {
  bash: "Shell",
  cpp: "C++",
  csharp: "C#",
  docker: "Dockerfile",
  golang: "Go",
  js: "JavaScript",
  jsx: "JavaScript",
  py: "Python",
  rb: "Ruby",
  rs: "Rust",
  sh: "Shell",
  ts: "TypeScript",
  tsx: "TypeScript",
  yml: "YAML",
};

const kindByName = new Map(KINDS.flatMap((kind) => kind.names.map((name) => [name, kind] as const)));

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Extension in lower case without the dot; empty when the name has none. */
export function extensionOf(path: string): string {
  const name = baseName(path);
  const dot = name.lastIndexOf(".");
  return dot < 1 ? "" : name.slice(dot + 1).toLowerCase();
}

function kindOf(path: string): FileKind | undefined {
  return kindByName.get(extensionOf(path) || baseName(path).toLowerCase());
}

/** Language by file name, or null when the name does not tell. */
export function languageOf(path: string): string | null {
  return kindOf(path)?.language ?? null;
}

/** Media type by file name, or null when the name does not tell. */
export function mimeOf(path: string): string | null {
  return kindOf(path)?.mime ?? null;
}

/** The name that `languageOf` gives for a language however it is written, or null for one without an entry. */
export function knownLanguage(language: string): string | null {
  const wanted = language.trim().toLowerCase();
  const name = (LANGUAGE_ALIASES[wanted] ?? wanted).toLowerCase();
  return KINDS.find((kind) => kind.language.toLowerCase() === name)?.language ?? null;
}
