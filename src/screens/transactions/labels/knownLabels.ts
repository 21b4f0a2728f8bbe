import { plainName } from '#safe/suspicion'
import { type LabelKind, type Labels, sameLabel } from '#screens/core/stores'

const shownAtMost = 8

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
