import { type ReactNode, useId } from 'react'
import { fn } from 'storybook/test'
import { ready } from '#base'
import { useText } from '#ui'
import { people } from '../../../mocks/people.ts'
import { AccountHead } from '../../../src/wallet/account/AccountHead.tsx'
import type { Guide } from '../../../src/wallet/catalog/types.ts'
import type { ConnectStep } from '../../../src/wallet/connect/connectSteps.ts'
import { FailedStep } from '../../../src/wallet/connect/FailedStep.tsx'
import { GuideStep } from '../../../src/wallet/connect/GuideStep.tsx'
import { NoneStep } from '../../../src/wallet/connect/NoneStep.tsx'
import { StepPane } from '../../../src/wallet/connect/StepPane.tsx'
import { useStepWords } from '../../../src/wallet/connect/useStepWords.ts'
import { NetworkList } from '../../../src/wallet/network/NetworkList.tsx'
import { SigninActions } from '../../../src/wallet/signin/SigninActions.tsx'
import { SigninStep } from '../../../src/wallet/signin/SigninStep.tsx'
import { signinText } from '../../../src/wallet/signin/signinText.ts'
import { TransactionList } from '../../../src/wallet/transactions/TransactionList.tsx'
import { networkText } from '../../../src/wallet/network/networkText.ts'
import { walletText } from '../../../src/wallet/walletText.ts'
import { aWallet, metaMask, rainbow } from '../fixtures.ts'
import { at, facts } from '../signin/fixtures.ts'
import { someTransactions } from '../transactions/fixtures.ts'

const guideStep = {
  step: 'extensionGuide',
  wallet: metaMask,
  origin: 'none',
} as const satisfies ConnectStep
const failedStep = {
  step: 'failed',
  wallet: rainbow,
  failure: { kind: 'pending' },
  paired: false,
} as const satisfies ConnectStep
const extensionGuide: Guide = {
  steps: ['install', 'create', 'refresh'],
  learnMore: 'https://learn.test',
}
const groups = [
  { heading: 'Installed', wallets: [aWallet({ recent: true })] },
  { heading: 'Popular', wallets: [rainbow, metaMask] },
]
const chains = [
  { id: 1, name: 'Ethereum' },
  { id: 100, name: 'Gnosis' },
  { id: 17_000, name: 'Holesky', testnet: true },
]

export interface KitSheetProps {
  /** `few` shows only the components with the longest texts. */
  parts?: 'all' | 'few' | undefined
}

/** The contents of the kit's dialogs on one page, to review a language. */
export function KitSheet({ parts = 'all' }: KitSheetProps) {
  const wallet = useText(walletText)
  const networks = useText(networkText)
  const signin = useText(signinText)
  const none = useStepWords({ step: 'none' }, undefined, false)
  const guide = useStepWords(guideStep, metaMask, false)
  const failed = useStepWords(failedStep, rainbow, false)
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 20,
        alignItems: 'start',
      }}
    >
      {parts === 'all' && (
        <>
          <Sheet title={none.title} text={none.text}>
            <NoneStep groups={groups} chosen="rainbow" onPick={fn()} />
          </Sheet>
          <StepPane title={guide.title} text={guide.text} step="guide" onBack={fn()}>
            <GuideStep
              wallet="MetaMask"
              medium="extension"
              guide={extensionGuide}
              store="https://store.test/metamask"
            />
          </StepPane>
          <Sheet title={wallet('account.label')}>
            <AccountHead
              account={people.alice.address}
              name="alice.eth"
              walletName="Rainbow"
              balance={ready({ value: 2_500_000_000_000_000_000n, decimals: 18, symbol: 'ETH' })}
            />
            <TransactionList
              transactions={someTransactions}
              hrefOf={(hash) => `https://explorer.test/tx/${hash}`}
              moreHref="https://explorer.test"
              onClear={fn()}
            />
          </Sheet>
        </>
      )}
      <StepPane title={failed.title} text={failed.text} step="failed" onBack={fn()}>
        <FailedStep
          failure={failedStep.failure}
          wallet={rainbow.name}
          icon={rainbow.icon}
          onRetry={fn()}
          onOther={fn()}
        />
      </StepPane>
      <Sheet title={signin('signin.title')} text={signin('signin.text')}>
        <SigninStep state={at.idle({ at: 'signing', reason: { kind: 'timedOut' } })} {...facts} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <SigninActions step="idle" onSign={fn()} onRetry={fn()} onCancel={fn()} />
        </div>
      </Sheet>
      <Sheet title={networks('network.dialog')}>
        <NetworkList
          chains={chains}
          current={424_242}
          state={{ status: 'failed', chainId: 100, failure: { kind: 'rejected' }, turn: 1 }}
          onSwitch={fn()}
          titled
        />
      </Sheet>
    </div>
  )
}

function Sheet({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      style={{
        display: 'grid',
        gap: 12,
        padding: 16,
        border: '1px solid var(--coffer-hairline)',
        borderRadius: 'var(--coffer-radius-m)',
        background: 'var(--coffer-panel)',
      }}
    >
      <h2
        id={id}
        style={{ fontSize: 'var(--coffer-size-17)', fontWeight: 'var(--coffer-weight-heading)' }}
      >
        {title}
      </h2>
      {text && (
        <p style={{ color: 'var(--coffer-text-muted)', fontSize: 'var(--coffer-size-13)' }}>
          {text}
        </p>
      )}
      {children}
    </section>
  )
}
