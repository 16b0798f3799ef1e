import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import {
  NotificationChoicesDocument,
  NotificationChooseDocument,
  type NotificationChoicesQuery,
} from "../../generated/notification.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useWords } from "../../words/language.ts";

type Choice = NotificationChoicesQuery["notificationSettings"][number];
type Channel = "inApp" | "email";
const CHANNELS: readonly Channel[] = ["inApp", "email"];

/** For each kind whether it is listed here and mailed. A press counts at once. */
export function Choices() {
  const { words } = useWords();
  const { notification } = words;
  const found = useData(NotificationChoicesDocument, {});
  const { run, problem } = useAction(NotificationChooseDocument);
  // What was pressed and is not answered yet, so that nothing jumps back.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choose = async ({ kind }: Choice, channel: Channel, isOn: boolean) => {
    const name = `${kind} ${channel}`;
    setPressed((old) => new Map(old).set(name, isOn));
    const { problem: refused } = await run({ input: { kind, [channel]: isOn } });
    if (refused) setPressed((old) => new Map([...old].filter(([one]) => one !== name)));
  };
  const about: Record<string, string> = notification.about;
  return (
    <Shown of={found}>
      {({ notificationSettings }) => (
        <div className="grid gap-3">
          {problem && <Failed problem={problem} />}
          <div className="overflow-x-auto rounded-lg border border-line bg-surface">
            <table className="w-full text-left">
              <thead>
                <tr className="border-b border-line text-xs text-quiet">
                  <th scope="col" className="px-4 py-2 font-medium">
                    {notification.kind}
                  </th>
                  {CHANNELS.map((channel) => (
                    <th key={channel} scope="col" className="w-24 px-4 py-2 text-center font-medium">
                      {notification.channel[channel]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {notificationSettings.map((choice) => (
                  <tr key={choice.kind} className="border-b border-line last:border-0 hover:bg-raised/50">
                    <th scope="row" className="px-4 py-2 font-normal">
                      {about[choice.kind]}
                      <code className="block text-xs text-quiet">{choice.kind}</code>
                    </th>
                    {CHANNELS.map((channel) => (
                      <td key={channel} className="px-4 py-2 text-center">
                        <input
                          type="checkbox"
                          aria-label={`${about[choice.kind] ?? choice.kind}: ${notification.channel[channel]}`}
                          checked={pressed.get(`${choice.kind} ${channel}`) ?? choice[channel]}
                          onChange={(event) => void choose(choice, channel, event.target.checked)}
                          className="size-4 accent-accent"
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="text-xs text-quiet">{notification.webhookHint}</p>
        </div>
      )}
    </Shown>
  );
}
