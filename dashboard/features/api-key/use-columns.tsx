import type { ApiKeyListQuery } from "../../generated/api-key.ts";
import type { TableColumn } from "../../parts/table/table.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";
import type { ApiKey } from "./family.ts";
import { SCOPES } from "../../generated/scopes.ts";

/** @param all every key that is known, by whose names makers are called */
export function useColumns(
  all: readonly ApiKey[],
  limits: NonNullable<ApiKeyListQuery["usage"]>["spendLimits"],
): TableColumn<ApiKey>[] {
  const { words, format } = useWords();
  const { apiKey } = words;
  const makerOf = ({ madeBy }: ApiKey) => {
    if (madeBy === null) return apiKey.madeByServer;
    if (madeBy.kind === "SESSION") return apiKey.madeByYou;
    return all.find(({ id }) => id === madeBy.id)?.label ?? madeBy.id;
  };
  const limitOf = ({ id }: ApiKey) => {
    const limit = limits.find(({ scope }) => scope === id);
    if (!limit) return null;
    const { monthlyUsdMicros: month, maxRequestUsdMicros: request, usedUsdMicros: used } = limit;
    return [
      ...(month === null ? [] : [apiKey.limitMonth(format.usd(used), format.usd(month))]),
      ...(request === null ? [] : [apiKey.limitRequest(format.usd(request))]),
    ].join(", ");
  };
  return [
    {
      id: "name",
      title: apiKey.name,
      type: "text",
      value: ({ label }) => label,
      draw: ({ label, hint }) => (
        <div className="min-w-0">
          <p className="truncate font-medium">{label}</p>
          <code className="text-xs text-quiet">{hint}</code>
        </div>
      ),
    },
    {
      id: "scopes",
      title: apiKey.scopes,
      type: "text",
      isForWide: true,
      value: ({ scopes }) => scopes.join(),
      draw: ({ scopes }) => (
        <div className="flex flex-wrap gap-1">
          {scopes.length === SCOPES.length ? (
            <Badge>{apiKey.everything}</Badge>
          ) : (
            scopes.map((scope) => <Badge key={scope}>{scope}</Badge>)
          )}
        </div>
      ),
    },
    { id: "madeBy", title: apiKey.madeBy, type: "text", isForWide: true, value: makerOf },
    {
      id: "used",
      title: apiKey.lastUsed,
      type: "moment",
      value: ({ lastUsedAt }) => lastUsedAt,
      draw: ({ lastUsedAt }) =>
        lastUsedAt === null ? <span className="text-quiet">{apiKey.never}</span> : <Ago at={lastUsedAt} />,
    },
    { id: "limit", title: apiKey.limit, type: "text", isForWide: true, value: limitOf },
    {
      id: "ends",
      title: apiKey.ends,
      type: "moment",
      isForWide: true,
      value: ({ revokedAt, expiresAt }) => revokedAt ?? expiresAt,
      draw: ({ revokedAt, expiresAt }) => {
        if (revokedAt !== null) return <Ago at={revokedAt} />;
        if (expiresAt === null) return <span className="text-quiet">{apiKey.endless}</span>;
        const isOver = new Date(expiresAt) < new Date();
        return isOver ? <Badge tone="bad">{apiKey.expired}</Badge> : format.date(expiresAt);
      },
    },
  ];
}
