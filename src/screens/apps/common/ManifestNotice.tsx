import { Button, Notice, useText } from '#ui'
import { appsText } from './text.ts'

export interface ManifestNoticeProps {
  name: string
  /** Why the app's manifest couldn't be read; nothing is shown without a reason. */
  problem: string | undefined
  onReload: () => void
}

/** Says that an app's manifest couldn't be read, so it is unknown what it wants to use. */
export function ManifestNotice({ name, problem, onReload }: ManifestNoticeProps) {
  const text = useText(appsText)
  return (
    problem && (
      <Notice
        tone="warning"
        title={text('manifest.failed', { name })}
        action={
          <Button size="s" onClick={onReload}>
            {text('open.reload')}
          </Button>
        }
      >
        {problem}
      </Notice>
    )
  )
}
