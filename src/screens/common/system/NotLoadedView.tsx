import { Button, Notice, useText } from '#ui'
import { systemText } from './text.ts'

export interface NotLoadedViewProps {
  why: 'offline' | 'away' | 'replaced'
  /** Tries again, or reloads the page if the code has been replaced. */
  onRetry: () => void
}

/** Shown instead of a page whose code couldn't be loaded. */
export function NotLoadedView({ why, onRetry }: NotLoadedViewProps) {
  const text = useText(systemText)
  const action = (
    <Button onClick={onRetry}>{text(why === 'replaced' ? 'replaced.action' : 'retry')}</Button>
  )
  return (
    <Notice tone="warning" title={text(`${why}Page.title`)} live action={action}>
      {text(`${why}Page.text`)}
    </Notice>
  )
}
