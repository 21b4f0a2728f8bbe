import type { Remote } from '#base'
import { Button, Notice, useText } from '#ui'
import { mySafesText } from './text.ts'

/** Shown if only the totals and queues of the rows couldn't be loaded. */
export function NumbersNotice({ numbers }: { numbers: Remote<unknown> }) {
  const text = useText(mySafesText)
  if (numbers.status !== 'failed') return null
  return (
    <Notice
      tone="warning"
      live
      title={text('numbers.failed')}
      action={
        <Button size="s" onClick={numbers.retry}>
          {text('retry')}
        </Button>
      }
    >
      {text('numbers.failedText')}
    </Notice>
  )
}
