import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, type Proof } from './features.ts'
import { featuresPage } from './featuresPage.ts'
import { titlesIn } from './titlesIn.ts'

/** Every feature of the kit, so that no row gets lost. */
const wanted = [
  'React 19 and wagmi 3',
  'Permissive licence',
  'No third-party calls at load',
  'Installed wallets survive an outage of WalletConnect',
  'Two panes, compact form, sheet',
  'A step for each moment of connecting',
  'Guides for extension and telephone',
  'Recent wallets',
  'Wallets that announce themselves (EIP-6963), on desktop and mobile',
  'Each wallet is listed once',
  'Search among wallets',
  'Group headings',
  'Directory of wallets',
  'Remote directory of hundreds of wallets',
  'Copy the link of a pairing',
  'Codes that cameras find, and that break nothing',
  'A new code after a refusal, or when time is up',
  'A code that is waited for, and not without end',
  'An app that is not on the telephone leads to its store',
  'Links to apps that keep the tap',
  'Failures told apart',
  'Callbacks for connect, change, disconnect and error',
  'Sign-in with the account (EIP-4361)',
  'Sign-in optional after connecting',
  'Cancel the sign-in without disconnecting',
  'Account: name, picture, balance',
  'Balance of a token',
  'Code to be paid by',
  'Place for an app’s own rows in the account',
  'Several wallets at once',
  'Recent transactions',
  'Networks',
  'Insist on the app’s networks',
  'Add a network that the wallet does not know (4902)',
  'View as an address, without its wallet',
  'Buttons of an app’s own',
  'Parts without a dialog',
  'Inside another dialog',
  'Strict content security policy',
  'No element around the app, no reset outside',
  'Themes',
  'Twenty languages, two of them from right to left',
  'Reduced motion',
  'Contrast of WCAG AA',
  'A name for the dialog in every step',
  'Stories of every state',
  'Pictures that block',
  'A wallet for tests and demos in the package',
  'Server rendering without a shift',
  'E-mail and social login, swaps, buying coins',
  'Statistics',
]

/** Missing proofs. */
const missing = (proofs: readonly Proof[]) => proofs.filter(({ file, test }) => !existsSync(file) || !titlesIn(file, readFileSync(file, 'utf8')).includes(test))

describe('the table of features', () => {
  it('contains every row once', () => expect(features.map(({ feature }) => feature)).toEqual(wanted))

  it('says what each feature does and where it is tested, or why it is left out', () => {
    expect(
      features.filter((one) => ('proof' in one ? one.does.length < 10 || one.proof.length === 0 : one.leftOut.length < 40)).map(({ feature }) => feature),
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
    const source = `describe('all', () => { it('one', () => {}); test.each([['it("no")']])('of %s', () => {}); it.skip('not now', () => {}); it.todo('later') })`
    expect(titlesIn('x.test.ts', source)).toEqual(['one', 'of %s'])
    expect(
      missing([
        { file: 'tests/contract/none.test.ts', test: 'one' },
        { file: 'tests/contract/features.test.ts', test: 'one' },
        { file: 'tests/contract/features.test.ts', test: 'has every row, and each once' },
      ]),
    ).toHaveLength(2)
  })

  it('is not a story without a play function', () => {
    expect(titlesIn('x.stories.tsx', stories)).toEqual(['Played'])
    expect(titlesIn('x.stories.tsx', stories.replace("{ title: 'x' }", "{ title: 'x', play: async () => {} }"))).toEqual(['Played', 'Drawn'])
  })
})
