import { testFamily } from "../built-in-family.ts";

await testFamily("shortvideo");
