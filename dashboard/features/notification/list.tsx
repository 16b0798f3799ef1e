import { ListPage } from "../../parts/page/list-page.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Tabs } from "../../parts/ui/tabs.tsx";
import { useWords } from "../../words/language.ts";
import { Choices } from "./choices.tsx";
import { Notifications } from "./notifications.tsx";

type Tab = "unread" | "all" | "settings";

/** What the account was told, and where it wants to be told. */
export function Page() {
  const { words } = useWords();
  const { notification } = words;
  const [tab, setTab] = useUrlState<Tab>("show", "unread");
  return (
    <ListPage title={notification.title} intro={notification.intro}>
      <Tabs<Tab>
        value={tab}
        onChange={setTab}
        tabs={[
          { name: "unread", label: notification.unread, content: <Notifications key="unread" isUnread /> },
          { name: "all", label: notification.all, content: <Notifications key="all" isUnread={false} /> },
          { name: "settings", label: notification.settings, content: <Choices /> },
        ]}
      />
    </ListPage>
  );
}
