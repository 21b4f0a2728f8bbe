import { createClient, custom } from 'viem'
import { holesky, mainnet } from 'viem/chains'
import { connect, signMessage } from 'wagmi/actions'
import {
  confirm,
  createPendingStore,
  execute,
  executeMany,
  SignatureMismatchError,
  WalletError,
} from '#signing'
import { signingWallet } from '../../../../src/screens/core/ports/useSigningWallet.ts'
import { sendingWallet } from '../../../../src/screens/transactions/execute/useSendingWallet.ts'
import type { ConnectPhase } from '../../../../src/wallet/connect/session.ts'
import { changeChain } from '../../../../src/wallet/connectors/changeChain.ts'
import { createConnectSession } from '../../../../src/wallet/connectors/createConnectSession.ts'
import { legacyWallet } from '../../../../src/wallet/connectors/legacyWallet.ts'
import { readWalletError } from '../../../../src/wallet/connectors/walletErrors.ts'
import { createWalletConfig } from '../../../../src/wallet/createWalletConfig.ts'
import { createRecentWallets } from '../../../../src/wallet/recent/recentWallets.ts'
import { runSignin } from '../../../../src/wallet/signin/runSignin.ts'
import { createSigninAdapter } from '../../../../src/wallet/signin/signinAdapter.ts'
import type { SigninEvent } from '../../../../src/wallet/signin/signinFlow.ts'
import { verifySignin } from '../../../../src/wallet/signin/verifySignin.ts'
import { a, aSignable, fakePorts, memory } from '../../signing/fakePorts.ts'
import { mapStorage } from '../mapStorage.ts'
import { aProvider, away, type Provider } from './theWallet.ts'

/** What a person asks a wallet for, and which of its methods answer that. */
export const methods = {
  connect: ['eth_requestAccounts'],
  switch: ['wallet_switchEthereumChain'],
  add: ['wallet_addEthereumChain'],
  signIn: ['personal_sign'],
  text: ['personal_sign'],
  data: ['eth_signTypedData_v4'],
  send: ['eth_sendTransaction'],
  batch: ['eth_sendTransaction'],
} as const
export type Act = keyof typeof methods
export const acts = Object.keys(methods) as Act[]

/** `told`: the message a person sees. `kept`: how many connections, chains, signatures, hashes. */
export interface Outcome {
  told: string
  kept: number
}

const unused = custom(
  { request: async () => Promise.reject(new Error('This test reads no chain.')) },
  { retryCount: 0 },
)

export interface Page extends Provider {
  config: ReturnType<typeof createWalletConfig>
  storage: ReturnType<typeof mapStorage>
}

/** A page and its wallet, not connected yet. */
export function aPage(): Page {
  const wallet = aProvider()
  const storage = mapStorage()
  const config = createWalletConfig({
    chains: [holesky, mainnet],
    transports: { [holesky.id]: unused, [mainnet.id]: unused },
    connectors: [legacyWallet({ id: 'a', name: 'A', find: () => wallet.provider })],
    storage,
    discovery: false,
  })
  return { ...wallet, config, storage }
}

export async function connected(page: Page): Promise<Page> {
  await connect(page.config, { connector: page.config.connectors[0]! })
  return page
}

const site = { domain: 'app.example', scheme: 'https', uri: 'https://app.example' }
const nonce = 'abcdefgh'
const now = () => 1_000
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof SignatureMismatchError) return 'discarded'
      if (!(error instanceof WalletError)) return `unread: ${String(error)}`
      return error.mayHaveSent ? `${error.why}, may have been sent` : error.why
    },
  )

/** Does what a person asked for. `leave`: stops waiting while the wallet is silent. */
export const doing: Record<Act, (page: Page, leave: Promise<void>) => Promise<Outcome>> = {
  connect: async ({ config, storage }, leave) => {
    const recents = createRecentWallets(storage)
    const session = createConnectSession({
      config,
      recents,
      wallets: () => [],
      detectedWallets: () => ({ announced: [], found: new Map() }),
      device: { browser: 'Chrome', system: 'Linux', mobile: false },
    })
    const phase = await new Promise<ConnectPhase | 'left'>((over) => {
      session.start({ id: 'a', connectionMethod: 'here' }, (reported) => {
        if (reported.phase !== 'opening') over(reported)
      })
      void leave.then(() => {
        session.cancel()
        over('left')
      })
    })
    return {
      told: phase === 'left' ? 'left' : phase.phase === 'failed' ? phase.failure.kind : 'done',
      kept: config.state.connections.size + recents.get().length,
    }
  },
  switch: async ({ config }) => switching(config),
  add: async ({ config, lacksTheChain }) => {
    lacksTheChain()
    return switching(config)
  },
  signIn: async ({ config }) => {
    const events: SigninEvent[] = []
    let sessions = 0
    await runSignin({
      adapter: createSigninAdapter({
        getNonce: async () => nonce,
        verify: async ({ message: text, signature }) => {
          const client = createClient({ chain: holesky, transport: unused })
          const expected = { ...site, nonce, now: now(), text, signature }
          const { ok } = await verifySignin(client, expected)
          if (ok) sessions += 1
          return ok
        },
        signOut: () => {},
        now,
        site: () => site,
      }),
      nonce,
      address: a.address,
      chainId: holesky.id,
      sign: (message) => signMessage(config, { message, account: a.address }),
      site,
      now,
      turn: 1,
      send: (event) => events.push(event),
      isOver: () => false,
    })
    return { told: signinTold(events.at(-1)), kept: sessions }
  },
  text: async ({ config }) => signing(config, 'hash'),
  data: async ({ config }) => signing(config, 'typedData'),
  send: async ({ config }) => {
    const [ports, signable] = [aStore(), await aSignable()]
    const input = { signable, data: '0x12', version: '1.4.1', legacy: false } as const
    const work = execute(
      { ...ports, wallet: sendingWallet(config) },
      { ...input, account: a.address },
    )
    return { told: await told(work), kept: ports.store.get().length }
  },
  batch: async ({ config }) => {
    const [ports, signable] = [aStore(), await aSignable()]
    const work = executeMany(
      { ...ports, wallet: sendingWallet(config) },
      {
        calls: [{ signable, data: '0x12' }],
        version: '1.4.1',
        library: signable.at.address,
        account: a.address,
        legacy: false,
      },
    )
    return { told: await told(work), kept: ports.store.get().length }
  },
}

const aStore = () => ({ store: createPendingStore({ storage: memory(), now }), now })

async function signing(config: Page['config'], method: 'hash' | 'typedData'): Promise<Outcome> {
  const ports = { ...fakePorts(), ...aStore(), wallet: signingWallet(config) }
  const work = confirm(ports, await aSignable(), a.address, { method })
  return { told: await told(work), kept: ports.store.get().length }
}

async function switching(config: Page['config']): Promise<Outcome> {
  const said = await changeChain(config, config.connectors[0]!, away).then(
    () => 'done',
    (error: unknown) => readWalletError(error).kind,
  )
  return { told: said, kept: config.state.chainId === away ? 1 : 0 }
}

function signinTold(event: SigninEvent | undefined): string {
  if (event?.type === 'verified') return 'done'
  if (event?.type === 'declined') return 'rejected'
  if (event?.type !== 'failed') return `unread: ${event?.type}`
  return event.failure.at === 'signing' ? event.failure.reason.kind : event.failure.at
}
