import { useWallet } from '#wallet'
import { PortfolioView } from './PortfolioView.tsx'
import { usePortfolio } from './usePortfolio.ts'
import { Waiting } from './Waiting.tsx'

/** The chosen Safes together. */
export function PortfolioScreen() {
  const { account } = useWallet()
  const { page, chains, currency, choose, detail, showOwn } = usePortfolio()
  return (
    <PortfolioView
      page={page}
      chains={chains}
      currency={currency}
      onChoose={choose}
      onShowOwn={showOwn}
      onMore={detail}
      waiting={
        page.status === 'ready' && (
          <Waiting safes={page.value.portfolio.safes} isConnected={account !== undefined} />
        )
      }
    />
  )
}
