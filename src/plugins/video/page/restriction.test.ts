import { expect, test } from "vitest";
import { playabilityOf } from "./refusals.ts";
import { restrictionIn } from "./restriction.ts";

const NO_DETAILS = false;

test.each([
  "Sign in to confirm you’re not a bot",
  "Melde dich an, um zu bestätigen, dass du kein Bot bist",
  "Connectez-vous pour confirmer que vous n'êtes pas un robot",
  "Inicia sesión para confirmar que no eres un bot",
  "Faça login para confirmar que você não é um robô",
  "Войдите в аккаунт, чтобы подтвердить, что вы не бот",
  "ログインして、ボットではないことを確認してください",
  "봇이 아님을 확인하려면 로그인하세요",
  "请登录以确认您不是机器人",
  "Bot olmadığınızı doğrulamak için oturum açın",
])("%s is a check for robots, without a link to help and with one", (reason) => {
  const said = { status: "LOGIN_REQUIRED", reason };
  expect(restrictionIn(said, "LOGIN_REQUIRED", NO_DETAILS)).toBe("robot_check");
  expect(() => playabilityOf({ url: "https://x.example" } as never, { playabilityStatus: said })).toThrow(
    "no robot",
  );
});

test.each([
  ["LOGIN_REQUIRED", { reason: "Sign in to confirm your age" }, "age_restricted"],
  ["LOGIN_REQUIRED", { reason: "Melde dich an, um dein Alter zu bestätigen" }, "age_restricted"],
  ["LOGIN_REQUIRED", { reason: "Einen Moment", desktopLegacyAgeGateReason: 1 }, "age_restricted"],
  ["AGE_CHECK_REQUIRED", { reason: "…" }, "age_restricted"],
  [
    "LOGIN_REQUIRED",
    {
      reason: "Private video",
      messages: ["This is a private video."],
      errorScreen: { playerErrorMessageRenderer: { proceedButton: { buttonRenderer: {} } } },
    },
    "private",
  ],
  ["LOGIN_REQUIRED", { reason: "Dieses Video ist privat" }, "private"],
  ["LOGIN_REQUIRED", { reason: "…" }, "robot_check"],
  [
    "UNPLAYABLE",
    { reason: "The uploader has not made this video available in your country" },
    "region_blocked",
  ],
  ["UNPLAYABLE", { reason: "Cette vidéo n'est pas disponible dans votre pays" }, "region_blocked"],
  ["UNPLAYABLE", { reason: "Join this channel to get access to members-only content" }, "paid_only"],
  ["UNPLAYABLE", { errorScreen: { playerLegacyDesktopYpcOfferRenderer: { itemTitle: "x" } } }, "paid_only"],
  ["UNPLAYABLE", { reason: "Playback on other websites has been disabled" }, null],
  ["LIVE_STREAM_OFFLINE", { reason: "Premieres in 3 hours" }, "upcoming"],
  ["ERROR", { reason: "This video has been removed by the uploader" }, "removed"],
  ["ERROR", { reason: "Video unavailable" }, null],
  ["OK", { reason: "age, country, bot" }, null],
])("%s with %j is %s", (status, said, expected) =>
  expect(restrictionIn({ status, ...said }, status, NO_DETAILS)).toBe(expected),
);

test("beside details a wish for a sign-in alone says nothing of robots", () =>
  expect(restrictionIn({ status: "LOGIN_REQUIRED" }, "LOGIN_REQUIRED", true)).toBeNull());
