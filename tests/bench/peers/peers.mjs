/**
 * The compared kits: the same page with each. `button` is its accessible name, `note` describes the
 * setup.
 * @type {readonly { ID: string, name: string, button: RegExp, note: string }[]}
 */
export const peers = [
  {
    id: 'coffer',
    name: 'Coffer',
    button: /^connect wallet$/i,
    note: 'the package as in "Getting started" of `docs/wallet-kit.md`, its styles as a module',
  },
  {
    id: 'rainbowkit',
    name: 'RainbowKit 2.2.11',
    button: /^connect wallet$/i,
    note: 'React 19, wagmi 2; with `qr` 0.5.5, because newer versions break the page',
  },
  {
    id: 'connectkit',
    name: 'ConnectKit 1.9.2',
    button: /^connect wallet$/i,
    note: 'React 18 and wagmi 2, the newest it allows',
  },
  {
    id: 'appkit',
    name: 'Reown AppKit 1.8.24',
    button: /^connect wallet$/i,
    note: 'React 19, wagmi 3; requests to its servers are blocked, as for every kit',
  },
]

/** A page whose dialog is in the page from the start and only shown: nothing can open faster. */
export const floor = {
  id: 'floor',
  name: 'Frame floor',
  button: /^connect wallet$/i,
  note: 'shows an existing dialog, without a kit',
}
