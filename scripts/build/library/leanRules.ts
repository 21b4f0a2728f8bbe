import type { Declaration, Rule, Selector } from 'lightningcss'

/**
 * Reduces a stylesheet for pages that are light or dark and have their own fonts: no fonts, no
 * further themes, no unused tokens.
 */
export const leanRules = (rules: readonly Rule[]): Rule[] =>
  withoutUnusedTokens(rules.flatMap(plainRule))

/** A rule for light and dark only; undefined for a rule about another theme or a font. */
function plainRule(rule: Rule): Rule[] {
  if (rule.type === 'font-face') return []
  if (rule.type === 'style') {
    const selectors = rule.value.selectors.flatMap(plainSelector)
    return selectors.length === 0 ? [] : [{ ...rule, value: { ...rule.value, selectors } }]
  }
  if (rule.type !== 'media' && rule.type !== 'supports' && rule.type !== 'container') return [rule]
  const inner = (rule.value.rules as Rule[]).flatMap(plainRule)
  return inner.length === 0 ? [] : [{ ...rule, value: { ...rule.value, rules: inner } } as Rule]
}

/**
 * A selector without further themes; undefined if it is about such a theme only. Dark themes share
 * `:is(…)`. Every root starts with teal, so without further themes nothing has to restore it. The
 * kit has dialogs and no sheets at the side.
 */
function plainSelector(selector: Selector): Selector[] {
  const parts: Selector = []
  for (const part of selector) {
    if (
      isFurtherTheme(part) ||
      hasValue(part, 'data-accent', 'teal') ||
      hasValue(part, 'data-shape', 'sheet')
    )
      return []
    if (part.type === 'pseudo-class' && part.kind === 'is') {
      const selectors = part.selectors.flatMap(plainSelector)
      const [only] = selectors
      if (!only) return []
      parts.push(...(selectors.length === 1 ? only : [{ ...part, selectors }]))
    } else parts.push(part)
  }
  return [parts]
}

/** Selectors of a theme other than light and dark, chosen alone or in a pair. */
const isFurtherTheme = (part: Selector[number]): boolean =>
  part.type === 'attribute' &&
  /^data-theme(-light|-dark)?$/.test(part.name) &&
  part.operation?.operator === 'equal' &&
  !['light', 'dark'].includes(part.operation.value)

const hasValue = (part: Selector[number], name: string, value: string): boolean =>
  part.type === 'attribute' &&
  part.name === name &&
  part.operation?.operator === 'equal' &&
  part.operation.value === value

/** Removing a token may leave another one unused. */
function withoutUnusedTokens(rules: Rule[]): Rule[] {
  const used = new Set<string>()
  noteVariables(rules, used)
  let removed = 0
  const isKept = (one: Declaration) => {
    const unused =
      one.property === 'custom' &&
      one.value.name.startsWith('--coffer-') &&
      !used.has(one.value.name)
    if (unused) removed += 1
    return !unused
  }
  const left = rules.flatMap((rule) => ruleWith(isKept, rule))
  return removed === 0 ? left : withoutUnusedTokens(left)
}

function ruleWith(isKept: (one: Declaration) => boolean, rule: Rule): Rule[] {
  if (rule.type === 'style') {
    const { declarations } = rule.value
    return [
      {
        ...rule,
        value: {
          ...rule.value,
          declarations: {
            ...declarations,
            declarations: (declarations?.declarations ?? []).filter(isKept),
          },
        },
      } as Rule,
    ]
  }
  if (rule.type !== 'media' && rule.type !== 'supports' && rule.type !== 'container') return [rule]
  return [
    {
      ...rule,
      value: {
        ...rule.value,
        rules: (rule.value.rules as Rule[]).flatMap((inner) => ruleWith(isKept, inner)),
      },
    } as Rule,
  ]
}

/** Every `var(--name)` in a tree. */
function noteVariables(node: unknown, used: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { type, value } = node as { type?: unknown; value?: { name?: { ident?: string } } }
  if (type === 'var' && value?.name?.ident) used.add(value.name.ident)
  for (const inner of Object.values(node)) noteVariables(inner, used)
}
