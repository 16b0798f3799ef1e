import { useMemo, useState, type ComponentType, type ReactNode } from "react";
import { Provider } from "urql";
import { operatorClient } from "../../data/operator-client.ts";
import { keepOperatorToken, useOperatorToken } from "../../data/operator-token.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import { OperatorCredentialDocument, type OperatorCredentialQuery } from "../../generated/operator.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { PageHead } from "../../parts/page/page-head.tsx";
import { useParam } from "../../parts/page/url-state.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";

/** Draws what it holds with the calls of an operator; who has shown no token is asked for it. */
export function ForOperator({ children }: { children: ReactNode }) {
  const token = useOperatorToken();
  const client = useMemo(() => (token === null ? null : operatorClient(token)), [token]);
  return client === null ? <AskForToken /> : <Provider value={client}>{children}</Provider>;
}

/** The page of what has the id in its path. */
export function pageOfOne(One: ComponentType<{ id: string }>) {
  return function Page() {
    const id = useParam("id");
    return (
      <ForOperator>
        <One key={id} id={id} />
      </ForOperator>
    );
  };
}

function AskForToken() {
  const { words } = useWords();
  const { operator } = words;
  const [token, setToken] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const show = async () => {
    setBusy(true);
    const outcome = await credentialOf(token.trim());
    setBusy(false);
    setProblem(typeof outcome === "object" ? outcome : undefined);
    setRefusal(
      outcome === "unknown" ? operator.wrongToken : outcome === "other" ? operator.noOperator : undefined,
    );
    if (outcome === "operator") keepOperatorToken(token.trim());
  };
  return (
    <>
      <PageHead title={operator.title} intro={operator.intro} />
      <Card className="max-w-xl">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void show();
          }}
        >
          {problem && <Failed problem={problem} />}
          <TextField
            label={operator.token}
            help={operator.tokenHint}
            error={refusal}
            type="password"
            required
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
          <div>
            <Button type="submit" look="main" isBusy={isBusy}>
              {operator.show}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}

/** Whose token it is: `unknown` to the server, of an operator, or of an account. Otherwise why nobody can say. */
async function credentialOf(token: string): Promise<"operator" | "other" | "unknown" | Problem> {
  const { data, error } = await operatorClient(token)
    .query<OperatorCredentialQuery>(OperatorCredentialDocument.text, {})
    .toPromise();
  if (error) {
    const problem = problemOf(error);
    return problem.code === "unauthenticated" ? "unknown" : problem;
  }
  return data?.credential?.isOperator === true ? "operator" : "other";
}
