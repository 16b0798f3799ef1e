import { testFamily } from "../built-in-family.ts";

await testFamily("shop-tr-b");
