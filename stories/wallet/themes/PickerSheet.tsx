import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { ready } from '#base'
import { AccountButton } from '../../../src/wallet/account/AccountButton.tsx'
import { Avatar } from '../../../src/wallet/account/Avatar.tsx'
import { ReceiveStep } from '../../../src/wallet/account/ReceiveStep.tsx'
import { WalletRows } from '../../../src/wallet/account/WalletRows.tsx'
import { ConnectButtonView } from '../../../src/wallet/buttons/ConnectButtonView.tsx'
import { ConnectedButtonsView } from '../../../src/wallet/buttons/ConnectedButtonsView.tsx'
import { WalletButtonView } from '../../../src/wallet/buttons/WalletButtonView.tsx'
import { DeepLinkStep } from '../../../src/wallet/connect/DeepLinkStep.tsx'
import { DownloadOptionsStep } from '../../../src/wallet/connect/DownloadOptionsStep.tsx'
import { DownloadStep } from '../../../src/wallet/connect/DownloadStep.tsx'
import { GetStep } from '../../../src/wallet/connect/GetStep.tsx'
import { IntroStep } from '../../../src/wallet/connect/IntroStep.tsx'
import { MissingStep } from '../../../src/wallet/connect/MissingStep.tsx'
import { OpeningStep } from '../../../src/wallet/connect/OpeningStep.tsx'
import { QrStep } from '../../../src/wallet/connect/QrStep.tsx'
import { aPicture, twoWallets } from '../account/fixtures.ts'
import { aPairing, metaMask, now, onDesktop, rainbow, someToGet } from '../fixtures.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const both = <Value,>(value: Value) => ({ small: value, large: value })
const named = { wallet: 'Rainbow', icon: rainbow.icon }

/** The components that KitSheet does not show: buttons, and the other steps of the picker. */
export const PickerSheet = () => (
  <>
    <ConnectedButtonsView
      account={account}
      balance={ready({ value: 2_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' })}
      symbol="ETH"
      network={{ id: 1, name: 'Ethereum' }}
      choice
      accountStatus={both('full')}
      chainStatus={both('full')}
      showBalance={both(true)}
      onAccount={fn()}
      onNetwork={fn()}
    />
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 20,
        alignItems: 'start',
      }}
    >
      <Column>
        <ConnectButtonView status="disconnected" onConnect={fn()} />
        <WalletButtonView name="Rainbow" icon={rainbow.icon} lastUsed onOpen={fn()} />
        <AccountButton account={account} unsupported />
        <Avatar address={account} size={74} pending />
        <WalletRows wallets={twoWallets} onUse={fn()} onDisconnect={fn()} onAdd={fn()} />
        <IntroStep onGet={fn()} />
      </Column>
      <Column>
        <GetStep wallets={someToGet} mobile={false} onGet={fn()} />
        <DownloadOptionsStep
          wallet="MetaMask"
          downloads={metaMask.downloads}
          device={onDesktop}
          onChoose={fn()}
        />
        <MissingStep wallet="MetaMask" icon={metaMask.icon} onOther={fn()} onGet={fn()} />
        <OpeningStep {...named} onCancel={fn()} />
        <DeepLinkStep
          {...named}
          href="rainbow://wc?uri=wc%3A7f6e"
          expiresAt={now + 192_000}
          store="https://rainbow.test/app"
          onRenew={fn()}
        />
      </Column>
      <Column>
        <QrStep {...named} pairing={aPairing} onRenew={fn()} onGet={fn()} />
        <DownloadStep
          {...named}
          icon={aPicture}
          store="https://rainbow.test/app"
          mobile={false}
          onContinue={fn()}
        />
        <ReceiveStep account={account} />
      </Column>
    </div>
  </>
)

const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>{children}</div>
)
