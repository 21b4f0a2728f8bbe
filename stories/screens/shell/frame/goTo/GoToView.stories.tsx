import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { SafeRef } from '#base'
import { sections } from '../../../../../src/screens/shell/frame/sections.ts'
import { actionEntries, type Actions } from '../../../../../src/screens/shell/frame/goTo/actions.ts'
import {
  contactEntries,
  typedAddressEntries,
} from '../../../../../src/screens/shell/frame/goTo/addresses.ts'
import { findEntries } from '../../../../../src/screens/shell/frame/goTo/findEntries.ts'
import { GoToView } from '../../../../../src/screens/shell/frame/goTo/GoToView.tsx'
import { safeEntries, sectionEntries } from '../../../../../src/screens/shell/frame/goTo/places.ts'
import { goToText } from '../../../../../src/screens/shell/frame/goTo/text.ts'
import { transactionEntries } from '../../../../../src/screens/shell/frame/goTo/transactions.ts'
import { navItems } from '../../../../../src/screens/shell/frame/navItems.ts'
import { englishText } from '../../../../englishText.ts'
import { mainnet, treasury } from '../../../transactions/review/transactions.ts'
import {
  alice,
  aPast,
  aPending,
  bob,
  dave,
  receiveDollars,
  sendDollars,
  sendEther,
} from '../../../common/rows/items.ts'

const text = englishText(goToText)
const labels: Record<string, string> = {
  home: 'Home',
  assets: 'Assets',
  queue: 'Queue',
  history: 'History',
  mySafes: 'My Safes',
  settings: 'Settings',
}
const contacts = [
  { name: 'Treasury', address: treasury.address, chains: ['1'] },
  { name: 'Dave', address: dave, chains: [] },
  { name: 'Bob’s hardware wallet', address: bob, chains: [] },
]
const names = { contacts, ensOf: () => null, you: alice }
const nothing = () => {}
const actions: Actions = {
  theme: 'system',
  onTheme: nothing,
  onAdd: nothing,
  onKeys: nothing,
  onCopyPage: nothing,
  onConnect: undefined,
  onDisconnect: nothing,
  onReceive: nothing,
  onCopySafe: nothing,
}
const sentences = new Map<unknown, string>([
  [sendEther, 'Send 2.5 ETH to Dave'],
  [sendDollars, 'Send 12,500.75 USDC to Dave'],
  [receiveDollars, 'Received 98,000 USDC from Bob’s hardware wallet'],
])
const known = {
  at: treasury,
  chains: [mainnet],
  queue: {
    next: [{ nonce: 7, items: [aPending({ nonce: 7 })] }],
    later: [
      { nonce: 8, items: [aPending({ nonce: 8, action: sendDollars, signed: [alice, bob] })] },
    ],
    unreadable: [],
    hasMore: false,
  },
  history: { days: [{ day: 0, items: [aPast(30, { action: receiveDollars })] }], hasMore: true },
}
const ofAddress = { copy: nothing, edit: nothing }
const manySafes: readonly SafeRef[] = Array.from({ length: 60 }, (_, index) => ({
  ...treasury,
  address: `0x${(index + 1).toString(16).padStart(40, '5')}` as const,
}))

/** Search results in a world with a few entries of each kind. */
const found = (typed = '', safes: readonly SafeRef[] = [treasury]) =>
  findEntries(
    [
      ...(typed === dave
        ? typedAddressEntries(
            { address: dave, chain: undefined },
            { typed, chains: [mainnet], here: '1', safes, actions: ofAddress, text },
          )
        : []),
      ...sectionEntries(
        navItems(sections, [mainnet], treasury),
        ({ name }) => labels[name] ?? name,
      ),
      ...transactionEntries(known, {
        text,
        sentenceOf: (action) => sentences.get(action) ?? '',
        when: () => 'Yesterday 14:05',
      }),
      ...safeEntries(safes, [mainnet], names),
      ...contactEntries(contacts, safes, ofAddress, text),
      ...actionEntries(actions, text),
    ],
    typed,
  )

const sameList = {
  picture: false,
  pictureReason: 'The same rows as in Everything, fewer of them.',
} as const

const meta: Meta<typeof GoToView> = {
  title: 'Screens/Shell/Go to view',
  component: GoToView,
  args: { typed: '', onTyped: nothing, found: found(), lookAlike: undefined, onGo: nothing },
}
export default meta
type Story = StoryObj<typeof GoToView>

export const Everything: Story = {}
export const ManySafes: Story = { args: { found: found('', manySafes) }, parameters: sameList }
export const FoundSection: Story = {
  args: { typed: 'que', found: found('que') },
  parameters: sameList,
}
export const FoundTransactions: Story = { args: { typed: 'usdc', found: found('usdc') } }
export const FoundContact: Story = {
  args: { typed: 'hardw', found: found('hardw') },
  parameters: sameList,
}
export const FoundActions: Story = {
  args: { typed: 'theme', found: found('theme') },
  parameters: sameList,
}
export const PastedAddress: Story = {
  args: { typed: dave, found: found(dave) },
  parameters: {
    picture: false,
    pictureReason: 'The rows look like those of Everything; their words are tested.',
  },
}
export const NothingFound: Story = { args: { typed: 'payroll', found: [] } }
export const WrongAddress: Story = {
  args: {
    typed: `${dave.slice(0, -1)}C`,
    found: [],
    problem: 'Invalid checksum. Check every character.',
  },
  parameters: {
    picture: false,
    pictureReason: 'Another sentence in the place of the one in NothingFound.',
  },
}
/** The arrow keys move from the field into the list, from one list to the next, and back. */
export const ByKeyboard: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Assets' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Send 2.5 ETH to Dave' })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
