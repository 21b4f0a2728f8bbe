import type { Address, Remote } from '#base'
import type { SafeState } from '#domain'
import { isOwner, isSupportedVersion } from '#safe'
import { Notice, Problem, useText } from '#ui'
import { queueText } from './text.ts'

export interface RoleNoticeProps {
  viewer: Address | undefined
  safe: Remote<SafeState>
}

/** What the viewer cannot do with this queue. Nothing for owners. */
export function RoleNotice({ viewer, safe }: RoleNoticeProps) {
  const text = useText(queueText)
  const visitor = <Notice title={text('visitor.title')}>{text('visitor.text')}</Notice>
  // Without a wallet, the notice doesn't depend on the Safe: shown immediately, so that the list doesn't shift later.
  if (safe.status === 'loading') return viewer ? null : visitor
  if (safe.status === 'failed') return <Problem variant="inline" reason={safe.reason} title={text('safe.failed')} onRetry={safe.retry} />
  if (!isSupportedVersion(safe.value.version)) {
    return (
      <Notice tone="warning" title={text('unsupported.title')}>
        {text('unsupported.text')}
      </Notice>
    )
  }
  if (!viewer) return visitor
  if (isOwner(safe.value, viewer)) return null
  return <Notice title={text('nonOwner.title')}>{text('nonOwner.text')}</Notice>
}
