import { useWallet } from '#wallet'
import { PortfolioView } from './PortfolioView.tsx'
import { usePortfolio } from './usePortfolio.ts'
import { Waiting } from './Waiting.tsx'

/** The chosen Safes together. */
export function PortfolioScreen() {
  const { account } = useWallet()
  const { page, chains, currency, choose, detail } = usePortfolio()
  return (
    <PortfolioView
      page={page}
      chains={chains}
      currency={currency}
      onChoose={choose}
      onMore={detail}
      waiting={
        page.status === 'ready' && (
          <Waiting safes={page.value.portfolio.safes} isConnected={account !== undefined} />
        )
      }
    />
  )
}
