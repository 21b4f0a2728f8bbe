import type { CreationDifference } from '#safe'
import { useText, useTextSettings } from '#ui'
import { formatList } from '#screens/common/hooks'
import { createText } from '../text.ts'

/** Returns the text of a created Safe's differences. */
export function useDifferences(): (differs: readonly CreationDifference[]) => string {
  const text = useText(createText)
  const { locale } = useTextSettings()
  return (differs) =>
    formatList(
      locale,
      differs.map((one) => text(`differs.${one}`)),
    )
}
