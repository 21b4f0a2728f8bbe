import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CopyButton } from '#ui'
import {
  type AccountSettings,
  ConnectButton,
  createWalletConfig,
  type PickerSettings,
  WalletProvider,
} from '#wallet'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../../mocks/wallet/demoConnector.ts'
import { stageChains, stageNode } from '../stage.tsx'
import {
  accountChoices,
  buttonChoices,
  configChoices,
  pickerChoices,
  providerChoices,
} from './choices.ts'
import { type Chosen, chosenIn, playgroundCode } from './playgroundCode.ts'
import { argsOf, type PlaygroundLabels } from './playgroundControls.ts'

const codeStyle = {
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  margin: 0,
  overflowX: 'auto',
  fontFamily: 'var(--coffer-mono)',
  fontSize: 'var(--coffer-size-13)',
} as const

/** The wallet kit as the controls set it, and the code of an app that sets it so. */
export function Playground(labels: PlaygroundLabels) {
  const args = argsOf(labels)
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
  const config = useMemo(() => {
    const wallet = createWalletController({ person: 'bob' })
    const [first, second] = stageChains
    return createWalletConfig({
      chains: configChoices[args.config].value.length > 1 ? [first, second] : [first],
      transports: Object.fromEntries(stageChains.map(({ id }) => [id, stageNode(id)])),
      connectors: [demoConnector({ wallet, rpcUrl: () => undefined })],
      discovery: false,
    })
  }, [args.config])
  const code = playgroundCode(args)
  return (
    <div style={{ display: 'grid', gap: 24, padding: 24, justifyItems: 'start' }}>
      <QueryClientProvider client={queries}>
        <WalletProvider
          key={args.config}
          config={config}
          {...valuesIn(providerChoices, args.provider)}
          picker={valuesIn(pickerChoices, args.picker) as PickerSettings}
          account={valuesIn(accountChoices, args.account) as AccountSettings}
        >
          <ConnectButton {...valuesIn(buttonChoices, args.button)} />
        </WalletProvider>
      </QueryClientProvider>
      <CopyButton value={code} what="code" words />
      <pre role="region" aria-label="Code of this app" tabIndex={0} style={codeStyle}>
        {code}
      </pre>
    </div>
  )
}

const valuesIn = <Table extends object>(table: Table, labels: Chosen<Table>) =>
  Object.fromEntries(chosenIn(table, labels).map(([name, { value }]) => [name, value]))
