import type { RunContext } from "../../../plugin-sdk/index.ts";
import { type Answer, type Locale, openPage } from "../page/answer.ts";

/** Opens the page of a video. */
export const openWatch = (ctx: RunContext, id: string, locale: Locale): Promise<Answer> =>
  openPage(ctx, `${ctx.origin("web")}/watch`, locale, { v: id });
