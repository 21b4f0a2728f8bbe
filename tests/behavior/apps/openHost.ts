import { createHost, type Handlers, type HostOptions, type HostState } from '#apps/host'

export const safeAddress = '0x63A9bf153603E4a100579FF7763066b998107F83'

const state: HostState = {
  safe: {
    safeAddress,
    chainId: 1,
    threshold: 1,
    owners: [safeAddress],
    isReadOnly: false,
    nonce: 0,
    implementation: safeAddress,
    modules: null,
    fallbackHandler: null,
    guard: null,
    version: '1.4.1',
  },
  chain: {
    chainName: 'Ethereum',
    chainId: '1',
    shortName: 'eth',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' },
    blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
  },
  darkMode: false,
  account: safeAddress,
}

/** One page is both: the host where it is opened, and the app in the host's frame. */
export const isHost = (): boolean => window.parent === window

interface Options {
  handlers?: Partial<Handlers>
  quota?: HostOptions['quota']
  /** Runs before the host listens and the frame is loaded. */
  before?: (frame: HTMLIFrameElement) => void
}

/**
 * Opens this page as an app in a frame of a host. The frame has this machine's other name, so it is
 * of another origin.
 */
export function openHost({ handlers = {}, quota, before }: Options = {}): void {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  before?.(frame)
  const url = location.href.replace('127.0.0.1', 'localhost')
  createHost({
    frame,
    url,
    state,
    handlers: handlers as Handlers,
    quota,
    permissions: { read: () => ({}), write: () => {} },
  })
}
