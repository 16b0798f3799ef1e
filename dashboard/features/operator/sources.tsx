import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { OperatorSourcesDocument, type SourceStateFragment } from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { SearchField } from "../../parts/ui/search-field.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";
import { SourceBadge, worstFirst } from "./source-badge.tsx";

/** How each source answers. */
export function Page() {
  const { words } = useWords();
  const { sources } = words.operator;
  const [text, setText] = useUrlState("q", "");
  const search = <SearchField label={sources.search} value={text} onChange={setText} />;
  return (
    <ForOperator>
      <ListPage title={sources.title} intro={sources.intro} filters={search}>
        <Sources text={text} />
      </ListPage>
    </ForOperator>
  );
}

function Sources({ text }: { text: string }) {
  const { words, language } = useWords();
  const { sources } = words.operator;
  const found = useData(OperatorSourcesDocument, {});
  const columns = useColumns();
  const wanted = text.trim().toLocaleLowerCase(language);
  return (
    <Shown of={found}>
      {({ sourceHealth }) => {
        const shown = worstFirst(sourceHealth).filter(({ id, title }) =>
          `${id} ${title}`.toLocaleLowerCase(language).includes(wanted),
        );
        return shown.length === 0 ? (
          <Empty icon="health" title={sources.none} hint={sources.noneHint} />
        ) : (
          <Table label={sources.title} rows={shown} keyOf={({ id }) => id} columns={columns} />
        );
      }}
    </Shown>
  );
}

/** How many of its fields are missing, and canaries failed. */
const oddities = ({ operations }: SourceStateFragment): number =>
  operations.reduce(
    (sum, { fieldWarnings, canary }) => sum + fieldWarnings.length + Number(canary?.hasPassed === false),
    0,
  );

function useColumns(): TableColumn<SourceStateFragment>[] {
  const { words, format } = useWords();
  const { sources } = words.operator;
  return [
    {
      id: "source",
      title: sources.source,
      type: "text",
      value: ({ title }) => title,
      draw: ({ id, title }) => (
        <Link to={`/operator/sources/${id}`} className="font-medium hover:underline">
          {title}
        </Link>
      ),
    },
    {
      id: "status",
      title: words.request.columns.status,
      type: "text",
      value: ({ status }) => words.scraper.status[status],
      draw: ({ status }) => <SourceBadge status={status} />,
    },
    {
      id: "success",
      title: sources.success,
      type: "number",
      value: ({ successRate }) => successRate,
      draw: ({ successRate, recentRuns }) =>
        successRate === null ? (
          <span className="text-quiet">–</span>
        ) : (
          sources.ofRuns(format.percent(successRate), format.number(recentRuns))
        ),
    },
    {
      id: "warnings",
      title: sources.warnings,
      type: "number",
      isForWide: true,
      value: (source) => oddities(source) || null,
    },
    {
      id: "good",
      title: sources.lastGood,
      type: "moment",
      isForWide: true,
      value: ({ lastSuccessAt }) => lastSuccessAt,
    },
    {
      id: "failed",
      title: sources.lastFailed,
      type: "moment",
      isForWide: true,
      value: ({ lastFailureAt }) => lastFailureAt,
    },
  ];
}
