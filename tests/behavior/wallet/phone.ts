import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { people, type PersonName } from '../../../mocks/people.ts'
import { signMessage } from '../../../mocks/wallet/sign.ts'

/** Why a phone rejects a pairing, by its decision (CAIP-25). */
const rejections = {
  rejects: 'USER_REJECTED',
  lacksChains: 'UNSUPPORTED_CHAINS',
  lacksMethods: 'USER_REJECTED_METHODS',
} as const

/** What a phone does with a code: `sharesNothing` approves without an account. */
type PairingDecision = 'agrees' | 'sharesNothing' | keyof typeof rejections

/** A phone with a wallet, using WalletConnect's own wallet client. */
export interface Phone {
  /** Scans a code and decides. */
  scan(uri: string, decision?: PairingDecision): Promise<void>
  /** The person's decisions about requests from now on. */
  decides(decision: 'agrees' | 'rejects'): void
  /** Switches to another chain and notifies the page. */
  moveTo(chainId: number): Promise<void>
  /** Ends all sessions on the phone. */
  leave(): Promise<void>
  sessions(): number
  /** Waits until the page has ended the session. */
  left(): Promise<void>
  close(): Promise<void>
}

/** An in-memory storage: in Node the client would use a file. */
function memory() {
  const kept = new Map<string, unknown>()
  return {
    getKeys: async () => [...kept.keys()],
    getEntries: async () => [...kept.entries()],
    getItem: async (key: string) => structuredClone(kept.get(key)),
    setItem: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
    removeItem: async (key: string) => void kept.delete(key),
  }
}

let phones = 0

export async function openPhone(
  relayUrl: string,
  who: PersonName,
  chains: readonly number[] = [1, 17_000],
): Promise<Phone> {
  const person = people[who]
  const core = new Core({
    projectId: '0123456789abcdef0123456789abcdef',
    relayUrl,
    storage: memory() as never,
    telemetryEnabled: false,
    logger: 'silent',
    customStoragePrefix: `phone-${++phones}`,
  })
  // Disables the verify service and analytics.
  core.eventClient.init = () => Promise.resolve()
  core.verify.register = () => Promise.resolve('')
  core.verify.resolve = (() => Promise.resolve(undefined)) as never
  const kit = await WalletKit.init({
    core: core as never,
    metadata: {
      name: 'A phone',
      description: 'A wallet on a phone',
      url: 'https://phone.example',
      icons: [],
    },
  })
  let decision: 'agrees' | 'rejects' = 'agrees'
  let onLeft = () => {}
  const left = new Promise<void>((done) => {
    onLeft = done
  })

  const respond = async ({ topic, id, params: { request } }: WalletKitTypes.SessionRequest) => {
    const [message, account] = request.params as [unknown, unknown]
    const answer =
      decision === 'rejects' || request.method !== 'personal_sign'
        ? { error: getSdkError('USER_REJECTED') }
        : { result: await signMessage(person, account, message) }
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } as never })
  }
  kit.on('session_request', (request) => void respond(request))
  kit.on('session_delete', () => onLeft())

  const sessions = () => Object.values(kit.getActiveSessions())
  const caip = chains.map((id) => `eip155:${id}`)
  return {
    scan: async (uri, how = 'agrees') => {
      const proposed = new Promise<WalletKitTypes.SessionProposal>(
        (come) => void kit.once('session_proposal', come),
      )
      await kit.pair({ uri })
      const { id, params } = await proposed
      if (how !== 'agrees' && how !== 'sharesNothing')
        return kit.rejectSession({ id, reason: getSdkError(rejections[how]) })
      const mine = {
        chains: caip,
        methods: ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'],
        events: ['accountsChanged', 'chainChanged'],
        accounts: caip.map((chain) => `${chain}:${person.address}`),
      }
      const namespaces = buildApprovedNamespaces({
        proposal: params,
        supportedNamespaces: { eip155: mine },
      })
      if (how === 'sharesNothing') for (const one of Object.values(namespaces)) one.accounts = []
      await kit.approveSession({ id, namespaces })
    },
    decides: (next) => {
      decision = next
    },
    moveTo: async (chainId) => {
      for (const { topic } of sessions())
        await kit.emitSessionEvent({
          topic,
          chainId: `eip155:${chainId}`,
          event: { name: 'chainChanged', data: chainId },
        })
    },
    leave: async () => {
      for (const { topic } of sessions())
        await kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
    },
    sessions: () => sessions().length,
    left: () => left,
    close: async () => {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  }
}
