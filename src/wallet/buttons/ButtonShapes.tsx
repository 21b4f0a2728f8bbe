import { type Address, loading } from '#base'
import { useChains } from 'wagmi'
import { networkChoice } from '../network/networkChoices.ts'
import { type ButtonLookOptions, buttonLooks } from './buttonLooks.ts'
import { ConnectButtonView } from './ConnectButtonView.tsx'
import { ConnectedButtonsView } from './ConnectedButtonsView.tsx'

const anybody: Address = '0x0000000000000000000000000000000000000000'
/** Only the longest names determine the width; rendering more would only add markup. */
const networksMeasured = 3

export interface ButtonShapesProps extends ButtonLookOptions {
  label?: string | undefined
}

/** All possible contents of a connect button, used to reserve its size. */
export function ButtonShapes({ label, ...wishes }: ButtonShapesProps) {
  const chains = useChains()
  const connected = {
    ...buttonLooks(wishes),
    account: anybody,
    balance: loading,
    choice: chains.length > 1,
  }
  // Not `toSorted`: the button is part of the app's page, which stays usable in older browsers.
  const widest = [...chains]
    .sort((a, b) => b.name.length - a.name.length)
    .slice(0, networksMeasured)
  return (
    <>
      <ConnectButtonView status="disconnected" label={label} />
      {[...widest, undefined].map((chain) => (
        <ConnectedButtonsView
          key={chain?.id ?? 'unsupported'}
          {...connected}
          symbol={chain?.nativeCurrency.symbol}
          network={chain && networkChoice(chain)}
        />
      ))}
    </>
  )
}
