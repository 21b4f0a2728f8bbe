/**
 * Takes the rules of a stylesheet out of their layers and puts them one layer after the other, as `order` has them; what is in none comes
 * last. Inside the project layers keep the order. In a package they would hand every rule over to the page around it: any rule outside of
 * layers, as `* { padding: 0 }` of a common reset is, beats all that is in one. An app that wants that may import the sheet into a layer of its own.
 */
export function flattenLayers(css: string, order: readonly string[]): string {
  const found = new Map<string, string>(order.map((name) => [name, '']))
  let rest = ''
  for (const rule of topRules(css)) {
    const layer = /^@layer\s+([\w.-]+)\s*\{/.exec(rule)
    if (layer?.[1]) {
      if (!found.has(layer[1])) throw new Error(`The stylesheet has a layer ${layer[1]}, which nobody ordered.`)
      found.set(layer[1], `${found.get(layer[1]) ?? ''}${rule.slice(layer[0].length, -1)}\n`)
    } else if (!/^@layer\b/.test(rule)) rest += `${rule}\n`
  }
  return [...found.values()].join('') + rest
}

/** The rules of a stylesheet, each with all that is in it. */
function topRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  for (const match of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (match[0] === '{') depth += 1
    if (match[0] === '}') depth -= 1
    if (depth > 0 || (match[0] !== '}' && match[0] !== ';')) continue
    rules.push(css.slice(from, match.index + 1).trim())
    from = match.index + 1
  }
  const left = css
    .slice(from)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .trim()
  if (depth !== 0 || left !== '') throw new Error('The stylesheet ends in the middle of a rule.')
  return rules
}
