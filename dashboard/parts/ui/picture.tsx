import { useState } from "react";
import { useWords } from "../../words/language.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface PictureSource {
  /** Where it is loaded from: this server. */
  src: string;
  /** Where it comes from. */
  link: string;
}

/** A picture that leads to where it comes from; what cannot be shown is a link alone. */
export function Picture({ src, link, className }: PictureSource & { className: string }) {
  const { words } = useWords();
  const [isBroken, setBroken] = useState(false);
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={isBroken ? words.page.noPicture : link}
      aria-label={words.page.picture}
      onClick={(event) => event.stopPropagation()}
      className={classNames(
        "inline-flex items-center justify-center overflow-hidden rounded border border-line bg-raised text-quiet",
        className,
        isBroken && "w-auto max-w-full",
      )}
    >
      {isBroken ? (
        <span className="flex items-center gap-1 px-1 text-xs">
          <Icon name="link" className="shrink-0" />
          <span className="truncate">{words.page.noPictureShort}</span>
        </span>
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="same-origin"
          onError={() => setBroken(true)}
          className="max-h-full max-w-full object-contain"
        />
      )}
    </a>
  );
}
