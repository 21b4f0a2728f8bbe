import { Button, Notice, useText } from '#ui'
import { systemText } from './text.ts'

export interface NotLoadedViewProps {
  why: 'offline' | 'replaced'
  /** Loads the page's code again, or reloads the page if the code has been replaced. */
  onRetry: () => void
}

/** Shown instead of a page whose code couldn't be loaded. */
export function NotLoadedView({ why, onRetry }: NotLoadedViewProps) {
  const text = useText(systemText)
  const action = <Button onClick={onRetry}>{text(why === 'offline' ? 'retry' : 'replaced.action')}</Button>
  return (
    <Notice tone="warning" title={text(`${why}Page.title`)} live action={action}>
      {text(`${why}Page.text`)}
    </Notice>
  )
}
