import { plainName } from '#safe/suspicion'
import { type LabelKind, type Labels, type SafeLabels, sameLabel } from '#screens/core/stores'

const shownAtMost = 8

/** Labels of a Safe, each once; those of most transactions first. */
export function usedLabels(all: SafeLabels): Labels {
  const counts = new Map<string, { label: Labels[number]; count: number }>()
  for (const label of Object.values(all).flat()) {
    const key = `${label.kind} ${plainName(label.text)}`
    const counted = counts.get(key)
    if (counted) counted.count += 1
    else counts.set(key, { label, count: 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ label }) => label)
}

/** Labels of a kind that contain what is typed, without those that the transaction has. */
export function suggestLabels(
  used: Labels,
  typed: { kind: LabelKind; text: string },
  there: Labels,
): readonly string[] {
  const part = plainName(typed.text)
  return used
    .filter(
      (one) =>
        one.kind === typed.kind &&
        plainName(one.text).includes(part) &&
        plainName(one.text) !== part &&
        !there.some((other) => sameLabel(one, other)),
    )
    .slice(0, shownAtMost)
    .map(({ text }) => text)
}
