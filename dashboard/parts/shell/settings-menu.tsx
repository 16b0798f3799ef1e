import { useState } from "react";
import { keepLanguage, speak, useWords, type Language } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { Menu, MenuChoice, MenuLine } from "../ui/menu.tsx";
import type { OpenedProps } from "./loaded-on-press.tsx";
import { chooseTheme, chosenTheme, type Theme } from "./theme.ts";

const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "tr", label: "Türkçe" },
] as const;

/** Theme and language. */
export function Opened({ trigger }: OpenedProps) {
  const { words, language } = useWords();
  const [theme, setTheme] = useState(chosenTheme);
  const { shell } = words;
  const themes: { value: Theme; label: string }[] = [
    { value: "light", label: shell.light },
    { value: "dark", label: shell.dark },
    { value: "system", label: shell.system },
  ];
  return (
    <Menu trigger={<Button {...trigger} />} isPressed>
      <MenuChoice
        title={shell.theme}
        value={theme}
        options={themes}
        onChange={(chosen) => {
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      />
      <MenuLine />
      <MenuChoice<Language>
        title={shell.language}
        value={language}
        options={LANGUAGES}
        onChange={(chosen) => {
          keepLanguage(chosen);
          void speak(chosen);
        }}
      />
    </Menu>
  );
}
