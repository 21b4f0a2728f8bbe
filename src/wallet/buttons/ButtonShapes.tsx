import { type Address, loading } from '#base'
import { useChains } from 'wagmi'
import { networkChoice } from '../network/networkChoices.ts'
import { buttonLooks } from './buttonLooks.ts'
import type { ConnectButtonProps } from './ConnectButton.tsx'
import { ConnectButtonView } from './ConnectButtonView.tsx'
import { ConnectedButtonsView } from './ConnectedButtonsView.tsx'

const anybody: Address = '0x0000000000000000000000000000000000000000'
/** The longest names make the widest buttons; more of them than this would only make the page longer. */
const networksMeasured = 3

/** All that a connect button may become in this app, for the place that is kept for it. */
export function ButtonShapes({ label, ...wishes }: ConnectButtonProps) {
  const chains = useChains()
  const connected = { ...buttonLooks(wishes), account: anybody, balance: loading, choice: chains.length > 1 }
  const widest = chains.toSorted((a, b) => b.name.length - a.name.length).slice(0, networksMeasured)
  return (
    <>
      <ConnectButtonView status="disconnected" label={label} />
      {[...widest, undefined].map((chain) => (
        <ConnectedButtonsView key={chain?.id ?? 'unsupported'} {...connected} symbol={chain?.nativeCurrency.symbol} network={chain && networkChoice(chain)} />
      ))}
    </>
  )
}
