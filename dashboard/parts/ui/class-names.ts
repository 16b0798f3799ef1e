import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two that set the same, the later one wins. */
export function classNames(...names: ClassValue[]): string {
  return twMerge(clsx(names));
}
