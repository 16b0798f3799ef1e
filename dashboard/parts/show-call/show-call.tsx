import { useState } from "react";
import type { TypedDocument } from "../../data/typed-document.ts";
import { useWords } from "../../words/language.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { commandOf, curlOf, graphqlOf, typescriptOf, type Call } from "./calls.ts";

type Form = "curl" | "graphql" | "typescript" | "cli";

interface ShowCallProps<Variables extends object> {
  call: Call & { document: TypedDocument<unknown, Variables>; variables: Variables };
  onClose: () => void;
}

/** How a program does what a button does: in each form whole, to be copied. */
export function ShowCall<Variables extends object>({ call, onClose }: ShowCallProps<Variables>) {
  const { words } = useWords();
  const [form, setForm] = useState<Form>("curl");
  const { origin } = window.location;
  const texts: Record<Form, string> = {
    curl: curlOf(call, origin),
    graphql: graphqlOf(call),
    typescript: typescriptOf(call, origin),
    cli: commandOf(call),
  };
  const names: Record<Form, string> = {
    curl: "curl",
    graphql: "GraphQL",
    typescript: "TypeScript",
    cli: "CLI",
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.call.title}
      hint={words.call.hint}
      className="max-w-2xl"
      actions={<CopyButton text={texts[form]} />}
    >
      <Tabs<Form>
        value={form}
        onChange={setForm}
        tabs={(Object.keys(texts) as Form[]).map((name) => ({
          name,
          label: names[name],
          content: (
            <pre
              tabIndex={0}
              className="max-h-80 overflow-auto rounded-md bg-raised p-3 text-xs whitespace-pre-wrap"
            >
              {texts[name]}
            </pre>
          ),
        }))}
      />
    </Dialog>
  );
}
