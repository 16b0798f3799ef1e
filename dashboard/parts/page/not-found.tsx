import { Link } from "@tanstack/react-router";
import { useWords } from "../../words/language.ts";
import { buttonStyle } from "../ui/button.tsx";
import { Empty } from "./empty.tsx";
import { PageHead } from "./page-head.tsx";

export function NotFound() {
  const { words } = useWords();
  const home = (
    <Link to="/" className={buttonStyle({ look: "main" })}>
      {words.page.home}
    </Link>
  );
  return (
    <>
      <PageHead title={words.page.notFound} />
      <Empty icon="search" title={words.page.notFound} hint={words.page.notFoundHint} action={home} />
    </>
  );
}
