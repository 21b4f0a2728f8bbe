import { Notice, Button, useText } from '#ui'
import { systemText } from './text.ts'

export interface BrokenViewProps {
  detail?: string
  onRetry: () => void
}

/** Shown if a part of the page threw an error while rendering. */
export function BrokenView({ detail, onRetry }: BrokenViewProps) {
  const text = useText(systemText)
  return (
    <Notice tone="danger" title={text('broke.title')} live action={<Button onClick={onRetry}>{text('broke.retry')}</Button>}>
      <p>{text('broke.text')}</p>
      {detail && <bdi>{detail}</bdi>}
    </Notice>
  )
}
