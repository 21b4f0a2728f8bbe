import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import type { ChainSummary, Remote } from '#base'
import { Button, ButtonLink, EmptyState, PartialBanner, Problem, StaleBanner, useText } from '#ui'
import { Page } from '#screens/common/pages'
import { mySafesLink } from '#screens/core/links'
import { useNames } from '#screens/core/names'
import { Allocation } from './Allocation.tsx'
import type { Choice } from './choice.ts'
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
  onChoose: (next: Partial<Pick<Choice, 'chosen' | 'networks'>>) => void
  /** Loads the assets of more Safes. */
  onMore: () => void
}

/** What several Safes hold together, and what is pending in any of them. */
export function PortfolioView({ page, onMore, onChoose, ...rest }: PortfolioViewProps) {
  const text = useText(portfolioText)
  return (
    <Page heading={text('title')} back={{ href: mySafesLink, label: text('back') }}>
      {page.status === 'loading' && <PortfolioSkeleton />}
      {page.status === 'failed' && (
        <Problem title={text('failed')} reason={page.reason} onRetry={page.retry} />
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
        <Content page={page} onMore={onMore} onChoose={onChoose} {...rest} />
      )}
    </Page>
  )
}

interface ContentProps extends Omit<PortfolioViewProps, 'page'> {
  page: Extract<Remote<PortfolioPage>, { status: 'ready' }>
}

function Content({ page, chains, currency, waiting, onChoose, onMore }: ContentProps) {
  const text = useText(portfolioText)
  const names = useNames()
  const { portfolio, rows, choice, missingNetworks, more } = page.value
  return (
    <>
      {page.freshness !== 'live' && (
        <StaleBanner updating={page.freshness === 'updating'} onRetry={page.retry} />
      )}
      <PartialBanner
        missing={missingNames({ portfolio, choice, missingNetworks, chains, names, text })}
        onRetry={page.retry}
      />
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
