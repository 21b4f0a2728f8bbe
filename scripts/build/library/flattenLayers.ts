import type { Rule } from 'lightningcss'

/**
 * Removes the layers of a stylesheet and orders its rules by the `@layer` statement; rules outside
 * of layers come last. Layers order the rules inside the project. In a package they would lose to
 * the consumer app: any rule outside of layers, such as `* { padding: 0 }` of a common reset,
 * overrides all rules in layers. An app that wants that can import the sheet into a layer of its
 * own. Throws for a layer that is missing from the statement.
 */
export function flattenLayers(rules: readonly Rule[]): Rule[] {
  const order = rules.flatMap((rule) =>
    rule.type === 'layer-statement' ? rule.value.names.map((name) => name.join('.')) : [],
  )
  const layers = new Map<string, Rule[]>(order.map((name) => [name, []]))
  const rest: Rule[] = []
  for (const rule of rules) {
    if (rule.type === 'layer-block')
      layerOf(layers, rule.value.name ?? []).push(...(rule.value.rules as Rule[]))
    else if (rule.type !== 'layer-statement') rest.push(rule)
  }
  return [...layers.values(), rest].flat()
}

function layerOf(layers: ReadonlyMap<string, Rule[]>, parts: readonly string[]): Rule[] {
  const name = parts.join('.')
  const layer = layers.get(name)
  if (!layer)
    throw new Error(
      `The stylesheet has a layer ${name || 'without a name'}, which no @layer statement orders.`,
    )
  return layer
}
