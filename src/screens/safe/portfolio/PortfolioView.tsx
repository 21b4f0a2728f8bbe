import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import type { ChainSummary, Remote } from '#base'
import {
  Button,
  ButtonLink,
  EmptyState,
  Notice,
  PartialBanner,
  Problem,
  StaleBanner,
  useText,
} from '#ui'
import { Page } from '#screens/common/pages'
import { mySafesLink } from '#screens/core/links'
import { useNames } from '#screens/core/names'
import { Allocation } from './Allocation.tsx'
import type { Choice, ChoiceChange } from './choice.ts'
import { missingNames } from './missingNames.ts'
import type { PortfolioPage } from './portfolioPage.ts'
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx'
import { PortfolioTotal } from './PortfolioTotal.tsx'
import styles from './PortfolioView.module.css'
import { SafeChoices } from './SafeChoices.tsx'
import { portfolioText } from './text.ts'
import { Tokens } from './Tokens.tsx'

export interface PortfolioViewProps {
  page: Remote<PortfolioPage>
  chains: readonly ChainSummary[]
  currency: string
  /** What the viewer can sign or execute in these Safes. */
  waiting: ReactNode
  onChoose: (change: ChoiceChange) => void
  /** Leaves the choice made by a link. */
  onShowOwn: () => void
  /** Loads the assets of more Safes. */
  onMore: () => void
}

/** What several Safes hold together, and what is pending in any of them. */
export function PortfolioView({ page, ...rest }: PortfolioViewProps) {
  const text = useText(portfolioText)
  return (
    <Page heading={text('title')} back={{ href: mySafesLink, label: text('back') }}>
      {page.status === 'loading' && <PortfolioSkeleton />}
      {page.status === 'failed' && (
        <Problem title={text('failed')} reason={page.reason} onRetry={page.retry} />
      )}
      {page.status === 'ready' && (
        <Notices page={page} chains={rest.chains} onShowOwn={rest.onShowOwn} />
      )}
      {page.status === 'ready' && page.value.choice.listed.length === 0 && (
        <EmptyState
          variant="page"
          icon={LayoutGrid}
          title={text('none')}
          text={text('none.text')}
          action={
            <ButtonLink variant="primary" href={mySafesLink}>
              {text('back')}
            </ButtonLink>
          }
        />
      )}
      {page.status === 'ready' && page.value.choice.listed.length > 0 && (
        <Content page={page} {...rest} />
      )}
    </Page>
  )
}

interface ContentProps extends Omit<PortfolioViewProps, 'page'> {
  page: Extract<Remote<PortfolioPage>, { status: 'ready' }>
}

/** Whose choice this is, how old it is, and what is missing. */
function Notices({ page, chains, onShowOwn }: Pick<ContentProps, 'page' | 'chains' | 'onShowOwn'>) {
  const text = useText(portfolioText)
  const names = useNames()
  const { portfolio, choice, missingNetworks } = page.value
  return (
    <>
      {choice.isFromLink && (
        <Notice
          title={text('link')}
          action={
            <Button size="s" onClick={onShowOwn}>
              {text('link.own')}
            </Button>
          }
        >
          {text('link.text')}
        </Notice>
      )}
      {page.freshness !== 'live' && (
        <StaleBanner updating={page.freshness === 'updating'} onRetry={page.retry} />
      )}
      <PartialBanner
        missing={missingNames({ portfolio, choice, missingNetworks, chains, names, text })}
        onRetry={page.retry}
      />
    </>
  )
}

function Content({ page, chains, currency, waiting, onChoose, onMore }: ContentProps) {
  const { portfolio, rows, choice, more, room, link } = page.value
  return (
    <>
      <PortfolioTotal portfolio={portfolio} currency={currency} />
      <Networks choice={choice} chains={chains} onChoose={onChoose} />
      {waiting}
      <Allocation portfolio={portfolio} chains={chains} currency={currency} />
      <Tokens
        portfolio={portfolio}
        chains={chains}
        currency={currency}
        more={more}
        onMore={onMore}
      />
      <SafeChoices
        rows={rows}
        chains={chains}
        currency={currency}
        room={room}
        link={link}
        onChoose={(chosen) => onChoose({ chosen })}
      />
    </>
  )
}

/** The networks of the listed Safes, if there are several; without a choice, all count. */
function Networks({
  choice: { listed, networks },
  chains,
  onChoose,
}: Pick<ContentProps, 'chains' | 'onChoose'> & { choice: Choice }) {
  const text = useText(portfolioText)
  const present = chains.filter(({ chainId }) => listed.some((at) => at.chainId === chainId))
  if (present.length < 2) return null
  const toggle = (chainId: string) =>
    onChoose({
      networks: networks.includes(chainId)
        ? networks.filter((one) => one !== chainId)
        : [...networks, chainId],
    })
  return (
    <div className={styles.networks} role="group" aria-label={text('networks')}>
      {present.map(({ chainId, name }) => (
        <Button
          key={chainId}
          size="s"
          className={styles.toggle ?? ''}
          aria-pressed={networks.includes(chainId)}
          onClick={() => toggle(chainId)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
