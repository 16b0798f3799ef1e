/** A sentence of a schema, in which `names` stand in backticks. */
export function HelpText({ text }: { text: string }) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
