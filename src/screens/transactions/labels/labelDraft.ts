import { type Label, labelKinds } from '#screens/core/stores'

/** A label that is being typed, and the one that it replaces. */
export interface LabelDraft extends Label {
  before?: Label
}

/** Reads what was kept of a form. */
export function readDraft(value: unknown): LabelDraft | undefined {
  const { before, ...given } = (value ?? {}) as Record<string, unknown>
  const label = readLabel(given)
  const replaced = before === undefined ? undefined : readLabel(before)
  return label && { ...label, ...(replaced && { before: replaced }) }
}

function readLabel(value: unknown): Label | undefined {
  const { kind, text } = (value ?? {}) as Record<string, unknown>
  const known = labelKinds.find((one) => one === kind)
  return known && typeof text === 'string' ? { kind: known, text } : undefined
}
