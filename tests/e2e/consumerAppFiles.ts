import type { SafeTx } from '#domain'
import type { SafeIdentity } from '#safe'
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// A consumer's files. Strings, because these imports do not resolve in this project.

/** Calls a gateway at the given URL. */
export const calls = `
import { createGateway, GatewayHttpError, itemsOf, routes } from 'coffer/gateway'

const [baseUrl, safeAddress] = process.argv.slice(2)
const gateway = createGateway({ baseUrl })
const { threshold } = await gateway.call(routes.safe, { path: { chainId: '1', safeAddress } })
const history = []
for await (const item of itemsOf(gateway, routes.history, { path: { chainId: '1', safeAddress } }))
  history.push(item.type)
const noSafe = { chainId: '1', safeAddress: '0x' + '1'.repeat(40) }
const error = await gateway.call(routes.safe, { path: noSafe }).catch((thrown) => thrown)
const lost = { kind: error instanceof GatewayHttpError && error.name, status: error.status }
console.log(JSON.stringify({ threshold, pages: history.includes('TRANSACTION'), lost }))
`

/** Validates responses, the second of which was tampered with. */
export const checks = `
import { createGateway, InvalidResponseError, routes } from 'coffer/gateway'
import { createResponseValidator, signingRoutes } from 'coffer/gateway/validate'

const [baseUrl, safeAddress] = process.argv.slice(2)
const path = { chainId: '1', safeAddress }
const validate = createResponseValidator({ only: signingRoutes })
const healthy = await createGateway({ baseUrl, validate }).call(routes.safe, { path })
const tamper = async (...asked) => {
  const answer = await (await fetch(...asked)).json()
  answer.owners[0].value = '0x12'
  return Response.json(answer)
}
const tampered = createGateway({ baseUrl, validate, fetch: tamper })
const error = await tampered.call(routes.safe, { path }).catch((thrown) => thrown)
const wrong = { same: error instanceof InvalidResponseError, field: error.field }
console.log(JSON.stringify({ healthy: healthy.threshold, wrong }))
`

/** What the types accept and reject. */
export const typedGateway = `
import { createGateway, GatewayHttpError, routes } from 'coffer/gateway'
import type { Gateway, SafeInfo } from 'coffer/gateway'
import { createResponseValidator, signingRoutes } from 'coffer/gateway/validate'

const gateway: Gateway = createGateway({
  baseUrl: 'https://gateway.example.org',
  validate: createResponseValidator({ only: signingRoutes }),
})

export async function thresholdOf(safeAddress: string): Promise<number> {
  const safe: SafeInfo = await gateway.call(routes.safe, { path: { chainId: '1', safeAddress } })
  // @ts-expect-error the address is missing
  await gateway.call(routes.safe, { path: { chainId: '1' } })
  // @ts-expect-error there is no such field
  void safe.treshold
  // @ts-expect-error there is no such option
  createResponseValidator({ onyl: signingRoutes })
  return safe.threshold
}

export const isGone = (error: unknown): boolean =>
  error instanceof GatewayHttpError && error.status === 404
`

/** An embedded app, run where there is no frame. */
export const embeddedApp = `
import { SafeAppProvider } from 'coffer/apps-provider'
import SafeAppsSDK, { getSDKVersion, Methods, TransactionStatus } from 'coffer/apps-sdk'

const sdk = new SafeAppsSDK({ allowedDomains: [/wallet\\.example$/] })
const failure = await sdk.safe.getInfo().catch((error) => error)
const handshake = await sdk.handshake()
const hash = sdk.safe.calculateMessageHash('Hello world!')
const chainId = await new SafeAppProvider({ chainId: 5 }, sdk).request({ method: 'eth_chainId' })
sdk.destroy()
console.log(
  JSON.stringify({
    version: getSDKVersion(),
    failure: [failure.name, failure.message, failure.code],
    handshake,
    hash,
    chainId,
    names: [Methods.rpcCall, TransactionStatus.SUCCESS],
  }),
)
`

/** The types of an embedded app. */
export const typedApp = `
import { SafeAppProvider } from 'coffer/apps-provider'
import SafeAppsSDK, { HostError } from 'coffer/apps-sdk'
import type { BaseTransaction, ChainInfo, Opts, SafeInfo } from 'coffer/apps-sdk'
import type { SendTransactionsResponse } from 'coffer/apps-sdk'

export const provider = async (): Promise<SafeAppProvider> =>
  new SafeAppProvider(await sdk.safe.getInfo(), sdk)
const opts: Opts = { allowedDomains: [/wallet/], debug: false }
const sdk = new SafeAppsSDK(opts)
const to = '0x63A9bf153603E4a100579FF7763066b998107F83'
const txs: BaseTransaction[] = [{ to, value: '0', data: '0x' }]

export async function pay(): Promise<SendTransactionsResponse> {
  const safe: SafeInfo = await sdk.safe.getInfo({ timeout: 1000 })
  const chain: ChainInfo = await sdk.safe.getChainInfo()
  // @ts-expect-error there is no such field
  void chain.name
  // @ts-expect-error transactions are a list
  await sdk.txs.send({ txs: txs[0] })
  // @ts-expect-error there is no such event
  sdk.on('chainChanged', () => undefined)
  sdk.on('safeChanged', ({ threshold }) => threshold > safe.threshold)
  return sdk.txs.send({ txs })
}

export const isRejection = (error: unknown): boolean =>
  error instanceof HostError && error.code === 4001
`

/** A page that makes one call. */
export const oneCall = `
import { createGateway, routes } from 'coffer/gateway'

export const read = (baseUrl, path) => createGateway({ baseUrl }).call(routes.safe, { path })
`

export const aSafe: SafeIdentity = {
  chainId: '1',
  address: '0x63A9bf153603E4a100579FF7763066b998107F83',
  version: '1.4.1',
}
export const aTransfer: SafeTx = {
  to: '0xAd11305Dc8418409C939539d2c729b0a3F64DC79',
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: '0x0000000000000000000000000000000000000000',
  refundReceiver: '0x0000000000000000000000000000000000000000',
  nonce: 7n,
}

const literal = Object.entries(aTransfer)
  .map(
    ([name, value]) =>
      `${name}: ${typeof value === 'bigint' ? `${value}n` : JSON.stringify(value)}`,
  )
  .join(', ')

/** Hashes a transfer, renders a button and prepares a wallet. */
export const entryPoints = `
import { safeTxHash } from 'coffer/safe'
import { Button } from 'coffer/ui'
import { createWalletConfig } from 'coffer/wallet'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mainnet } from 'viem/chains'

const html = renderToStaticMarkup(createElement(Button, null, 'Sign'))
const hash = safeTxHash(${JSON.stringify(aSafe)}, { ${literal} })
const chains = createWalletConfig({ chains: [mainnet] }).chains.map((chain) => chain.id)
console.log(JSON.stringify({ html, hash, chains }))
`

/** Connects the demo wallet, signs, is rejected in each way, and observes account changes. */
export const demo = `
import { createWalletController, demoConnector, demoPairing } from 'coffer/mocks'
import { createWalletConfig, readWalletError } from 'coffer/wallet'
import { mainnet } from 'viem/chains'
import { connect, disconnect, getConnection, signMessage } from 'wagmi/actions'

const kept = new Map()
const storage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
}
const wallet = createWalletController({ person: 'bob' })
const connectors = [demoConnector({ wallet }), demoPairing({ wallet })]
const config = createWalletConfig({ chains: [mainnet], connectors, storage, discovery: false })
const [here, phone] = config.connectors
const failures = {}
for (const behavior of ['rejects', 'pending', 'missing']) {
  wallet.set({ behavior })
  failures[behavior] = await connect(config, { connector: here }).then(
    () => 'connected',
    (error) => readWalletError(error).kind,
  )
}
wallet.set({ behavior: 'agrees' })
await connect(config, { connector: here })
const account = getConnection(config).address
const signed = (await signMessage(config, { message: 'hello' })).length
wallet.set({ person: 'carol' })
const moved = getConnection(config).address
await disconnect(config)
let uri = ''
phone.emitter.on('message', ({ type, data }) => type === 'display_uri' && (uri = data.slice(0, 3)))
await connect(config, { connector: phone })
console.log(JSON.stringify({ account, signed, failures, moved, uri }))
`

/**
 * A server without a page, which records the files of the package that access one during import.
 */
export const onServer = `
const seen = []
const ofPages = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'requestIdleCallback',
  'HTMLElement',
]
for (const name of ofPages) {
  const get = () => {
    const [, , caller] = new Error().stack.split('\\n')
    if (/node_modules\\/coffer\\/|onServer\\.js/.test(caller)) seen.push(name + ' ' + caller.trim())
  }
  Object.defineProperty(globalThis, name, { get, configurable: true })
}
void globalThis.localStorage
const noticed = seen.splice(0).length
const names = ['coffer/ui', 'coffer/wallet', 'coffer/mocks']
const entryPoints = await Promise.all(names.map((name) => import(name)))
const exports = entryPoints.map((entryPoint) => Object.keys(entryPoint).length > 0)
console.log(JSON.stringify({ noticed, seen, exports }))
`

/** A page with a wallet and a button. */
export const page = `
import 'coffer/styles.css'
import { Button, ThemeRoot } from 'coffer/ui'
import { ConnectButton, WalletProvider } from 'coffer/wallet'
import { createElement } from 'react'

export const draw = (config) =>
  createElement(
    ThemeRoot,
    null,
    createElement(
      WalletProvider,
      { config },
      createElement(ConnectButton),
      createElement(Button, null, 'Sign'),
    ),
  )
`

export const typedEntryPoints = `
import type { SafeTx } from 'coffer/safe'
import { safeTxHash } from 'coffer/safe'
import { Button } from 'coffer/ui'
import { createWalletController, demoConnector, type PersonName, people } from 'coffer/mocks'
import { createWalletConfig, type WalletConfig, WalletProvider } from 'coffer/wallet'
import { mainnet } from 'viem/chains'

const address = '0x63A9bf153603E4a100579FF7763066b998107F83'
export const hashOf = (tx: SafeTx): string =>
  safeTxHash({ chainId: '1', address, version: '1.4.1' }, tx)
// @ts-expect-error a transaction is more than this
void hashOf({ nonce: 7n })

export const addressOf = (name: PersonName): string => people[name].address
const wallet = createWalletController({ behavior: 'hangs' })
export const demoConfig = (): WalletConfig =>
  createWalletConfig({ chains: [mainnet], connectors: [demoConnector({ wallet })] })
// @ts-expect-error there is nobody of this name
void addressOf('mallory')
// @ts-expect-error a wallet does no such thing
void createWalletController({ behavior: 'sleeps' })

export const Page = ({ config }: { config: WalletConfig }) => (
  <WalletProvider config={config}>
    <Button variant="primary">Sign</Button>
    {/* @ts-expect-error there is no such variant */}
    <Button variant="loud">Sign</Button>
  </WalletProvider>
)
`

/** Creates packages without content that claim to be others; returns how to install them. */
export const emptyPackages = (folder: string, versions: Record<string, string>): string[] =>
  Object.entries(versions).map(([name, version]) => {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ name, version }))
    return `${name}@file:${path.join(folder, name)}`
  })

/** Packs a package without its only entry point. */
export function aBrokenPackage(folder: string, file: string): void {
  mkdirSync(path.join(folder, 'package'))
  writeFileSync(path.join(folder, 'package/index.d.ts'), 'export {}\n')
  const manifest = {
    name: 'broken',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './lost.d.ts', default: './lost.js' } },
  }
  writeFileSync(path.join(folder, 'package/package.json'), JSON.stringify(manifest))
  execFileSync('tar', ['-czf', file, '-C', folder, 'package'])
}
