import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import {
  SafeSwitcherView,
  type SafeSwitcherViewProps,
} from '../../../../src/screens/shell/frame/SafeSwitcherView.tsx'
import { SwitcherListView } from '../../../../src/screens/shell/frame/switcher/SwitcherListView.tsx'
import { mainnet, treasury } from '../../transactions/review/transactions.ts'

const on = (address: `0x${string}`) => ({ chainId: '1', address })

const bySafe = new Map([
  [safes.operations.address, { fiatTotal: '32351.88', queued: 2, count: 1 }],
  [safes.vault.address, { fiatTotal: '344000', queued: 1, count: 0 }],
])
type Numbers = 'known' | 'loading' | 'failed'
const listOf =
  (numbers: Numbers): SafeSwitcherViewProps['list'] =>
  (listed, onLeave) => (
    <SwitcherListView
      safes={listed}
      chains={[mainnet]}
      currency="usd"
      numbers={numbers === 'known' ? 'ready' : numbers}
      overviewOf={({ address }) => {
        const known = numbers === 'known' ? bySafe.get(address) : undefined
        if (!known) return null
        const { count, ...rest } = known
        return { owners: [], threshold: 2, awaiting: { count, atLeast: false }, ...rest }
      }}
      onLeave={onLeave}
    />
  )

const meta: Meta<typeof SafeSwitcherView> = {
  title: 'Screens/Shell/Safe switcher view',
  component: SafeSwitcherView,
  parameters: { boxWidth: 248 },
  args: {
    chains: [mainnet],
    current: treasury,
    quorum: { threshold: 2, owners: 3 },
    safes: [treasury, on(safes.operations.address), on(safes.vault.address)],
    list: listOf('known'),
  },
}
export default meta
type Story = StoryObj<typeof SafeSwitcherView>

export const Closed: Story = {}
export const Loading: Story = { args: { quorum: undefined } }
export const NoneChosen: Story = { args: { current: undefined, quorum: undefined } }
export const Open: Story = {
  parameters: { picture: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const OpenWhileLoading: Story = { ...Open, args: { list: listOf('loading') } }
/** The Safes can be opened without their numbers, too. */
export const OpenWithoutNumbers: Story = {
  ...Open,
  args: { list: listOf('failed') },
  parameters: { picture: false, pictureReason: 'Open shows the same rows.' },
}
/** A thousand Safes: ten of them, and the way to the others. */
export const OpenWithThousand: Story = {
  ...Open,
  args: {
    safes: Array.from({ length: 1000 }, (_, index) =>
      on(`0x${String(index + 1).padStart(40, '5afe')}`),
    ),
  },
  parameters: { picture: false, pictureReason: 'Open shows the same rows.' },
  play: async (context) => {
    await Open.play?.(context)
    await expect(await screen.findAllByRole('listitem')).toHaveLength(10)
    await expect(screen.getByRole('link', { name: 'Portfolio' })).toBeVisible()
  },
}
export const OpenWithNoOther: Story = { ...Open, args: { safes: [treasury] } }
