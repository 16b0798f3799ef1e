import type { Kind } from "./activity.ts";

/** What cards say that the person did, in the main languages; the first that fits counts. */
const LABELS: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "liked",
    [
      ...[
        "^liked",
        "liked this",
        "gefällt",
        "^aimé par",
        "^apprécié par",
        "^recomendado por",
        "^curtid[oa] por",
      ],
      ...[
        "^gostad[oa] por",
        "^consigliato da",
        "^piace a",
        "^interessant gevonden door",
        "^leuk gevonden",
        "beğendi",
      ],
      ...[
        "beğenildi",
        "^gilla[ts]",
        "^synes godt om",
        "^likt av",
        "^polecane przez",
        "^polubi",
        "понравилось",
        "нравится",
      ],
      ...["أعجب", "いいね", "추천", "좋아", "^赞", "点赞", "按讚"],
    ],
  ],
  [
    "commented",
    [
      ...["^commented", "commented on", "kommentiert", "^commenté", "^comentado", "^comentou", "^commentato"],
      ...[
        "^commentaar",
        "^gereageerd",
        "yorum yap",
        "^kommentera",
        "^kommenteret",
        "^kommentert",
        "skomentowan",
      ],
      ...["прокомментир", "комментари", "علّ?ق", "تعليق", "コメント", "댓글", "评论", "評論"],
    ],
  ],
  [
    "shared",
    [
      ...[
        "^(?:shared|reposted|reshared)",
        "reposted this",
        "geteilt",
        "^partagé",
        "^republié",
        "^compartido",
      ],
      ...[
        "^compartilhad",
        "^partilhad",
        "^condiviso",
        "^gedeeld",
        "paylaş",
        "^dela[ts]",
        "^delt av",
        "udostępnion",
      ],
      ...["поделил", "^репост", "شارك", "مشاركة", "シェア", "再投稿", "공유", "퍼감", "分享", "转发", "轉發"],
    ],
  ],
  [
    "posted",
    [
      ...["^(?:posted|published)", "posted this", "^beitrag von", "veröffentlicht", "^gepostet", "^publié"],
      ...["^publicad[oa]", "^postad[oa]", "^pubblicato", "^geplaatst", "^gepubliceerd", "yayınla", "gönder"],
      ...["^publicera", "^upplag", "^opslået", "^publisert", "opublikowan", "опубликова", "размещ", "نشر"],
      ...["投稿", "게시", "올림", "작성", "发布", "發佈", "发表"],
    ],
  ],
];
const PATTERNS = LABELS.map(([kind, words]) => [kind, new RegExp(words.join("|"), "iu")] as const);

/** Null for words that are not known. */
export const activityOf = (label: string): Kind | null =>
  PATTERNS.find(([, words]) => words.test(label))?.[0] ?? null;
