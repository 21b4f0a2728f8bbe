import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, type Proof } from './features.ts'
import { featuresPage } from './featuresPage.ts'
import { titlesIn } from './titlesIn.ts'

/** Every feature of the kit, so that no row gets lost. */
const wanted = [
  'React 19 and wagmi 3',
  'Permissive licence',
  'No third-party requests at load',
  'Installed wallets work during a WalletConnect outage',
  'Two panes, compact layout, sheet',
  'A step for each phase of connecting',
  'Guides for extension and phone',
  'Recent wallets',
  'Announced wallets (EIP-6963), on desktop and mobile',
  'Each wallet is listed once',
  'Wallet search',
  'Group headings',
  'Wallet directory',
  'Remote directory of hundreds of wallets',
  'Copy the pairing link',
  'Robust QR codes',
  'A new code after a rejection or expiry',
  'A timeout for the code',
  'A store link for a missing phone app',
  'Real links to wallet apps',
  'A message for each kind of failure',
  'Callbacks for connect, change, disconnect and error',
  'Sign-in with the account (EIP-4361)',
  'Sign-in optional after connecting',
  'Cancel sign-in without disconnecting',
  'Account: name, avatar, balance',
  'Token balance',
  'QR code to receive funds',
  'An app’s own rows in the account',
  'Several wallets at once',
  'Recent transactions',
  'Networks',
  'Require a supported network',
  'Add a network that the wallet does not know (4902)',
  'View as an address, without its wallet',
  'An app’s own buttons',
  'Components without a dialog',
  'Inside another dialog',
  'Next.js App Router',
  'One install line',
  'Strict content security policy',
  'No wrapper element, no global reset',
  'Themes',
  'Twenty languages, two of them right to left',
  'Reduced motion',
  'Contrast of WCAG AA',
  'An accessible name in every step',
  'Stories for every state',
  'Blocking visual tests',
  'A wallet for tests and demos in the package',
  'Server rendering without layout shift',
  'E-mail and social login, swaps, on-ramps',
  'Analytics',
]

/** Missing proofs. */
const missing = (proofs: readonly Proof[]) =>
  proofs.filter(
    ({ file, test }) =>
      !existsSync(file) || !titlesIn(file, readFileSync(file, 'utf8')).includes(test),
  )

describe('the table of features', () => {
  it('contains every row once', () =>
    expect(features.map(({ feature }) => feature)).toEqual(wanted))

  it('says what each feature does and where it is tested, or why it is left out', () => {
    expect(
      features
        .filter((one) =>
          'proof' in one ? one.does.length < 10 || one.proof.length === 0 : one.leftOut.length < 40,
        )
        .map(({ feature }) => feature),
    ).toEqual([])
  })

  it.each(features.flatMap((one) => ('proof' in one ? [[one.feature, one.proof] as const] : [])))(
    '%s: its tests exist under these titles',
    (_, proofs) => {
      expect(missing(proofs)).toEqual([])
      expect(new Set(proofs.map(({ file, test }) => `${file} ${test}`)).size).toBe(proofs.length)
    },
  )

  it('matches docs/features.md', async () => {
    await expect(featuresPage(features)).toMatchFileSnapshot('../../docs/features.md')
  })
})

describe('a proof', () => {
  const stories = `
    const meta = { title: 'x' }
    export default meta
    export const Played: Story = { play: async () => {} }
    export const Drawn: Story = { args: {} }
  `

  it('is a test with exactly this title in its own file', () => {
    const source = `describe('all', () => {
      it('one', () => {})
      test.each([['it("no")']])('of %s', () => {})
      it.skip('not now', () => {})
      it.todo('later')
    })`
    expect(titlesIn('x.test.ts', source)).toEqual(['one', 'of %s'])
    expect(
      missing([
        { file: 'tests/contract/none.test.ts', test: 'one' },
        { file: 'tests/contract/features.test.ts', test: 'one' },
        { file: 'tests/contract/features.test.ts', test: 'contains every row once' },
      ]),
    ).toHaveLength(2)
  })

  it('is not a story without a play function', () => {
    expect(titlesIn('x.stories.tsx', stories)).toEqual(['Played'])
    expect(
      titlesIn(
        'x.stories.tsx',
        stories.replace("{ title: 'x' }", "{ title: 'x', play: async () => {} }"),
      ),
    ).toEqual(['Played', 'Drawn'])
  })
})
