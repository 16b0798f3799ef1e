import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { AccountDetailDocument, type AccountDetailQuery } from "../../generated/account.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Button, buttonStyle } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { CopyButton } from "../../parts/ui/copy-button.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Whose account it is, its password, what is stored of it, and its end. */
export function Page() {
  const { words, format } = useWords();
  const found = useData(AccountDetailDocument, {});
  const [eraseAt, setEraseAt] = useState<string | null>(null);
  return (
    <ListPage title={words.account.title}>
      {eraseAt === null ? (
        <Shown of={found}>
          {({ viewer }) => viewer && <Detail account={viewer} onClosed={setEraseAt} />}
        </Shown>
      ) : (
        <Empty
          icon="account"
          title={words.account.closed}
          hint={words.account.closedHint(format.date(eraseAt))}
        />
      )}
    </ListPage>
  );
}

interface DetailProps {
  account: NonNullable<AccountDetailQuery["viewer"]>;
  onClosed: (eraseAt: string) => void;
}

function Detail({ account, onClosed }: DetailProps) {
  const { words } = useWords();
  const [isClosing, setClosing] = useState(false);
  return (
    <div className="grid max-w-3xl gap-4">
      <Card>
        <Facts
          rows={[
            [words.account.name, account.name],
            [words.account.plan, account.plan],
            [
              words.account.id,
              <span key="id" className="inline-flex flex-wrap items-center gap-1">
                <code>{account.id}</code>
                <CopyButton text={account.id} label={words.account.id} />
              </span>,
            ],
          ]}
        />
      </Card>
      <Card title={words.account.password}>
        <PasswordForm />
      </Card>
      <Card title={words.account.export}>
        <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap">
          <p className="max-w-lg text-quiet">{words.account.exportHint}</p>
          <a href={account.exportUrl} download className={buttonStyle({})}>
            <Icon name="download" />
            {words.account.exportAction}
          </a>
        </div>
      </Card>
      <Card title={words.account.close}>
        <div className="flex flex-wrap items-center justify-between gap-4 sm:flex-nowrap">
          <p className="max-w-lg text-quiet">
            {account.canClose ? words.account.closeHint : words.account.cannotClose}
          </p>
          {account.canClose && (
            <Button look="danger" onClick={() => setClosing(true)}>
              {words.account.close}
            </Button>
          )}
        </div>
      </Card>
      <CloseDialog
        isOpen={isClosing}
        name={account.name}
        onClose={() => setClosing(false)}
        onClosed={onClosed}
      />
    </div>
  );
}
