import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

/** A part of the state of a page that stands in its URL: after a reload, and for who gets the link, it is the same. */
export function useUrlState<Value extends string = string>(
  name: string,
  fallback: NoInfer<Value>,
): [Value, (value: Value) => void] {
  const search: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = useCallback(
    (value: Value) =>
      void navigate({
        to: ".",
        replace: true,
        search: (old: Record<string, string>) => {
          const { [name]: _old, ...rest } = old;
          return value === fallback ? rest : { ...rest, [name]: value };
        },
      }),
    [navigate, name, fallback],
  );
  return [(search[name] as Value | undefined) ?? fallback, set];
}

/** A parameter of the path, such as `id` of `/scrapers/$id`. */
export function useParam(name: string): string {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  const value = params[name];
  if (value === undefined) throw new Error(`The path of this page has no ${name}.`);
  return value;
}
