import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import {
  SecondFactorNewCodesDocument,
  SecondFactorStateDocument,
  SecondFactorTurnOffDocument,
  type SecondFactorStateQuery,
} from "../../generated/second-factor.ts";
import { Facts } from "../../parts/page/facts.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TurnOn } from "./turn-on.tsx";

/** From here on one should make new ones. */
const FEW_CODES = 3;

/** Whether signing in asks for more than the password. */
export function Page() {
  const { words } = useWords();
  const found = useData(SecondFactorStateDocument, {});
  return (
    <ListPage title={words.secondFactor.title} intro={words.secondFactor.intro}>
      <Shown of={found}>{({ secondFactor }) => <Factor factor={secondFactor} again={found.again} />}</Shown>
    </ListPage>
  );
}

interface FactorProps {
  factor: SecondFactorStateQuery["secondFactor"];
  again: () => void;
}

type Opened = "on" | "off" | "codes" | null;

function Factor({ factor, again }: FactorProps) {
  const { words } = useWords();
  const { secondFactor } = words;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => {
    setOpened(null);
    again();
  };
  return (
    <>
      {factor.isOn ? <On factor={factor} onOpen={setOpened} /> : <Off onOpen={setOpened} />}
      <Dialog isOpen={opened === "on"} onClose={close} title={secondFactor.turnOnTitle}>
        <TurnOn onClose={close} />
      </Dialog>
      <Dialog
        isOpen={opened === "off"}
        onClose={close}
        title={secondFactor.turnOffTitle}
        hint={secondFactor.turnOffHint}
      >
        <ProofForm
          document={SecondFactorTurnOffDocument}
          action={secondFactor.turnOff}
          isDanger
          onClose={close}
          onDone={() => {
            say({ title: secondFactor.turnedOff });
            close();
          }}
        />
      </Dialog>
      <Dialog
        isOpen={opened === "codes"}
        onClose={close}
        title={secondFactor.newCodes}
        hint={secondFactor.newCodesHint}
      >
        <NewCodes onClose={close} />
      </Dialog>
    </>
  );
}

function Off({ onOpen }: { onOpen: (what: Opened) => void }) {
  const { words } = useWords();
  const { secondFactor } = words;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 max-w-2xl">
          <div className="mb-1 flex items-center gap-2">
            <h2 className="font-semibold">{secondFactor.app}</h2>
            <Badge tone="warn">{secondFactor.isOff}</Badge>
          </div>
          <p className="text-quiet">{secondFactor.offHint}</p>
        </div>
        <Button look="main" icon="shield" onClick={() => onOpen("on")}>
          {secondFactor.turnOn}
        </Button>
      </div>
    </Card>
  );
}

function On({ factor, onOpen }: { factor: FactorProps["factor"]; onOpen: (what: Opened) => void }) {
  const { words, format } = useWords();
  const { secondFactor } = words;
  const { confirmedAt, recoveryCodesLeft } = factor;
  return (
    <Card>
      <div className="mb-4 flex items-center gap-2">
        <h2 className="font-semibold">{secondFactor.app}</h2>
        <Badge tone="good">{secondFactor.isOn}</Badge>
      </div>
      <Facts
        rows={[
          [secondFactor.since, confirmedAt === null ? "–" : format.moment(confirmedAt)],
          [
            secondFactor.codesLeft,
            <span key="left" className={recoveryCodesLeft <= FEW_CODES ? "text-warn" : ""}>
              {format.number(recoveryCodesLeft)}
              {recoveryCodesLeft <= FEW_CODES && ` · ${secondFactor.fewCodes}`}
            </span>,
          ],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button icon="refresh" onClick={() => onOpen("codes")}>
          {secondFactor.newCodes}
        </Button>
        <Button look="danger" onClick={() => onOpen("off")}>
          {secondFactor.turnOff}
        </Button>
      </div>
    </Card>
  );
}

function NewCodes({ onClose }: { onClose: () => void }) {
  const { words } = useWords();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return (
    <ProofForm
      document={SecondFactorNewCodesDocument}
      action={words.secondFactor.newCodes}
      onClose={onClose}
      onDone={({ recoveryCodesCreate }) => setCodes(recoveryCodesCreate?.recoveryCodes ?? [])}
    />
  );
}
