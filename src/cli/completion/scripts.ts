/** Shells for which a script exists. */
export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

/**
 * Scripts that ask `quarry __complete` for the words that fit. It prints one per line, a tab and a description behind
 * it where there is one. File names are offered where it prints nothing.
 */
export const COMPLETION_SCRIPTS: Record<Shell, string> = {
  bash: `# bash completion of quarry: eval "$(npx quarry completion bash)"
_quarry_complete() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <("\${COMP_WORDS[0]}" __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _quarry_complete quarry
`,
  zsh: `#compdef quarry
# zsh completion of quarry: eval "$(npx quarry completion zsh)"
_quarry() {
  local -a found
  local line
  while IFS= read -r line; do
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done < <("\${words[1]}" __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe quarry found
  else
    _files
  fi
}
compdef _quarry quarry
`,
  fish: `# fish completion of quarry: npx quarry completion fish | source
function __quarry_complete
  set -l words (commandline -opc) (commandline -ct)
  command $words[1] __complete -- $words[2..-1] 2>/dev/null
end
complete -c quarry -f -a '(__quarry_complete)'
`,
};
