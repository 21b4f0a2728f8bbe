import { Code, Disclosure, useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { rawJson } from './rawJson.ts'

export interface RawAnswerViewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** undefined while it isn't shown. */
  answer: unknown
}

/** The gateway's response, as JSON to copy. */
export function RawAnswerView({ open, onOpenChange, answer }: RawAnswerViewProps) {
  const text = useText(transactionText)
  return (
    <Disclosure summary={text('raw')} open={open} onOpenChange={onOpenChange}>
      {answer !== undefined && (
        <Code label={text('raw.label')} value={rawJson(answer)} layout="lines" />
      )}
    </Disclosure>
  )
}
