import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap select-none transition-colors disabled:opacity-60 disabled:cursor-not-allowed",
  {
    variants: {
      look: {
        main: "bg-accent text-on-accent hover:bg-accent-strong",
        plain: "border border-edge bg-surface text-ink hover:bg-raised",
        ghost: "text-quiet hover:bg-raised hover:text-ink data-popup-open:bg-raised data-popup-open:text-ink",
        danger: "border border-edge bg-surface text-bad hover:bg-bad-soft",
        dangerMain: "bg-bad text-surface hover:opacity-90",
      },
      size: { medium: "h-8 px-3", small: "h-7 px-2 text-xs", icon: "size-8" },
    },
    defaultVariants: { look: "plain", size: "medium" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonStyle> {
  icon?: IconName;
  /** It is at work: it can be read, but not pressed again. */
  isBusy?: boolean;
}

export function Button({ look, size, icon, isBusy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonStyle({ look, size }), className)}
    >
      {icon && <Icon name={icon} className={isBusy ? "animate-pulse" : ""} />}
      {children}
    </button>
  );
}
