import { Notice, useText } from '#ui'
import type { CreateWarning } from './createForm.ts'
import { createText } from './text.ts'

/**
 * What could be lost with these owners; in the words in which it is said where they are changed.
 */
export function WarningList({ warnings }: { warnings: readonly CreateWarning[] }) {
  const text = useText(createText)
  return warnings.map((warning) => (
    <Notice
      key={warning}
      tone={warning === 'only' || warning === 'notYou' ? 'warning' : 'danger'}
      live
    >
      {text(`warning.${warning}`)}
    </Notice>
  ))
}
