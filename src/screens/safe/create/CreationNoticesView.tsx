import { type ChainSummary, shortName } from '#base'
import type { PendingCreation } from '#signing'
import { Button, ButtonLink, Notice, type NoticeTone, useText } from '#ui'
import { linkTo } from '#screens/core/links'
import styles from './CreateView.module.css'
import { createText } from './text.ts'

export interface CreationNoticesViewProps {
  creations: readonly PendingCreation[]
  chains: readonly ChainSummary[]
  /** Shows a creation's progress; undefined where that is another page, which `href` leads to. */
  onShow: ((creation: PendingCreation) => void) | undefined
  href?: string | undefined
  onDismiss: (creation: PendingCreation) => void
}

/** The outcomes of Safe creations from this device, until the user dismisses them. */
export function CreationNoticesView({
  creations,
  chains,
  onShow,
  href,
  onDismiss,
}: CreationNoticesViewProps) {
  const text = useText(createText)
  if (creations.length === 0) return null
  return <div className={styles.notices}>{creations.map(notice)}</div>

  function notice(creation: PendingCreation) {
    const { at, name, since, state } = creation
    const network = chains.find(({ chainId }) => chainId === at.chainId)?.name ?? at.chainId
    const [tone, id] = toneOf(state)
    const show = onShow ? (
      <Button size="s" onClick={() => onShow(creation)}>
        {text('creation.show')}
      </Button>
    ) : (
      href && (
        <ButtonLink size="s" href={href}>
          {text('creation.show')}
        </ButtonLink>
      )
    )
    const open = (
      <ButtonLink
        size="s"
        variant="primary"
        href={linkTo(chains, at, 'home')}
        onClick={() => onDismiss(creation)}
      >
        {text('creation.open')}
      </ButtonLink>
    )
    return (
      <Notice
        key={`${at.chainId} ${at.address} ${since}`}
        tone={tone}
        title={text(`creation.${id}`, {
          name: shortName(name) || text('creation.unnamed'),
          network,
        })}
        action={id === 'created' ? open : show}
        onDismiss={state.status === 'processing' ? undefined : () => onDismiss(creation)}
        live
      />
    )
  }
}

type Told = 'processing' | 'created' | 'differs' | 'failed' | 'unclear'

function toneOf(state: PendingCreation['state']): readonly [NoticeTone, Told] {
  switch (state.status) {
    case 'processing':
      return ['info', 'processing']
    case 'created':
      return state.differs.length > 0 ? ['warning', 'differs'] : ['done', 'created']
    case 'dropped':
    case 'missing':
      return ['warning', 'unclear']
    default:
      return ['danger', 'failed']
  }
}
