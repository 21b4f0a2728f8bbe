import type { Rule } from 'lightningcss'

/**
 * Takes the rules of a stylesheet out of their layers and puts them one layer after the other, in the order that its `@layer` statement names; what
 * is in none comes last. Inside the project layers keep the order. In a package they would hand every rule over to the page around it: any rule
 * outside of layers, as `* { padding: 0 }` of a common reset is, beats all that is in one. An app that wants that may import the sheet into a layer
 * of its own. Throws for a layer that no statement names.
 */
export function flattenLayers(rules: readonly Rule[]): Rule[] {
  const order = rules.flatMap((rule) => (rule.type === 'layer-statement' ? rule.value.names.map((name) => name.join('.')) : []))
  const layers = new Map<string, Rule[]>(order.map((name) => [name, []]))
  const rest: Rule[] = []
  for (const rule of rules) {
    if (rule.type === 'layer-block') layerOf(layers, rule.value.name ?? []).push(...(rule.value.rules as Rule[]))
    else if (rule.type !== 'layer-statement') rest.push(rule)
  }
  return [...layers.values(), rest].flat()
}

function layerOf(layers: ReadonlyMap<string, Rule[]>, parts: readonly string[]): Rule[] {
  const name = parts.join('.')
  const layer = layers.get(name)
  if (!layer) throw new Error(`The stylesheet has a layer ${name || 'without a name'}, which no @layer statement orders.`)
  return layer
}
