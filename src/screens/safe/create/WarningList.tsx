import { Notice, useText } from '#ui'
import type { CreateWarning } from './createForm.ts'
import { createText } from './text.ts'

/** The risks of these owners, with the same text as where owners are changed. */
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
