import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { loading, ready } from '#base'
import { routes } from '#gateway'
import { aSafe } from '../../../../mocks/fixtures/index.ts'
import { household, safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { people } from '../../../../mocks/people.ts'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { SetupScreen } from '../../../../src/screens/safe/setup/SetupScreen.tsx'
import { limitsText } from '../../../../src/screens/transactions/send/spend/text.ts'
import { setupText } from '../../../../src/screens/safe/setup/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { aSnapshot } from './setup.ts'
import { Delegates } from '../../../../src/screens/safe/setup/delegates/Delegates.tsx'
import { Limits } from '../../../../src/screens/safe/setup/limits/Limits.tsx'
import { Participation } from '../../../../src/screens/safe/setup/participation/Participation.tsx'
import { pressOnceReady } from '../../transactions/review/pressOnceReady.ts'

const text = englishText(setupText)
const review = englishText(confirmText)
const words = englishText(transactionText)
const limits = englishText(limitsText)

const meta: Meta<typeof SetupScreen> = {
  title: 'Screens/Setup/Setup screen',
  component: SetupScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: false,
    pictureReason: 'SetupView shows it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof SetupScreen>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function addErin(userEvent: UserEvent): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: text('owners.add') }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: text('new.owner') }),
    people.erin.address,
  )
}

/** From the new owner's address to the first signature. */
export const Proposed: Story = {
  play: async ({ userEvent }) => {
    await addErin(userEvent)
    const button = screen.getByRole('button', { name: text('review') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await screen.findByRole('heading', { name: review('propose.heading') })
    await screen.findByText('Verified')
    await pressOnceReady(userEvent, review('confirm.sign'))
    await screen.findByText(review('confirm.doneText', { submitted: 1, required: 2 }))
  },
}
/** Returning from the review keeps the input. */
export const BackFromReview: Story = {
  play: async ({ userEvent }) => {
    await addErin(userEvent)
    const button = screen.getByRole('button', { name: text('review') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await screen.findByRole('heading', { name: review('propose.heading') })
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await expect(await screen.findByRole('textbox', { name: text('new.owner') })).toHaveValue(
      people.erin.address,
    )
  },
}
/** Several changes become one transaction. */
export const Collected: Story = {
  play: async ({ userEvent }) => {
    await addErin(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('add') }))
    await screen.findByText(text('draft.title', { count: 1 }))
    await userEvent.click(
      screen.getByRole('button', {
        name: text('action', { action: text('change'), name: text('threshold') }),
      }),
    )
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: text('required') }),
      '3',
    )
    await userEvent.click(screen.getByRole('button', { name: text('add') }))
    await screen.findByText(text('draft.title', { count: 2 }))
  },
}
/** Everything is visible, and each limitation is explained in place. */
export const Visitor: Story = {
  parameters: {
    wallet: { person: 'alice', connected: false },
    cell: { screen: 'setup', state: 'readOnly' },
  },
  play: async ({ userEvent }) => {
    await addErin(userEvent)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('review') })).toHaveAccessibleDescription(
        'Connect a wallet first',
      ),
    )
  },
}
/** The official library updates the contract; it is reviewed like anything else. */
export const Outdated: Story = {
  args: { at: { chainId: '1', address: safes.oldSavings.address } },
  play: async ({ userEvent }) => {
    const update = await screen.findByRole('button', {
      name: text('version.update', { version: '1.4.1' }),
    })
    await waitFor(() => expect(update).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(update)
    await screen.findByRole('heading', { name: review('propose.heading') })
    await screen.findByText(/^Authentic/)
  },
}
/** The gateway lies about the owners: the contract's are shown, and what differs is named. */
export const GatewayLies: Story = {
  parameters: {
    msw: [
      mockRoute(routes.safe).answers(aSafe({ threshold: 1, owners: aSafe().owners.slice(0, 1) })),
    ],
  },
  play: async () => {
    await screen.findByText(text('differs.title'))
    await expect(
      screen.getByText(text('threshold.value', { threshold: 2, owners: 3 })),
    ).toBeVisible()
  },
}
/** Without the gateway, the contract says who the owners are. */
export const GatewayDown: Story = {
  parameters: { msw: [mockRoute(routes.safe).fails(503)] },
  play: async () => {
    await screen.findByText(text('threshold.value', { threshold: 2, owners: 3 }))
  },
}
/**
 * The node answers for another chain: what the gateway reports is shown, and nothing can be
 * changed.
 */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async () => {
    await screen.findByText(text('intro.reported'))
    // The chain's answer may be there before the gateway's.
    await expect(await screen.findByRole('button', { name: text('owners.add') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const UnsupportedChain: Story = {
  args: { at: { chainId: '999', address: safes.treasury.address } },
  parameters: { cell: { screen: 'setup', state: 'unsupportedChain' } },
}
/**
 * The limits are read from the chain; a new one is one transaction, whose review says it in a
 * sentence.
 */
export const NewLimit: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: { world: 'limits' },
  play: async ({ userEvent }) => {
    await screen.findByText(limits('spent', { spent: '120 USDC', amount: '500 USDC' }))
    await userEvent.click(screen.getByRole('button', { name: limits('new') }))
    await userEvent.click(await screen.findByRole('textbox', { name: limits('who') }))
    await userEvent.paste(people.frank.address)
    await userEvent.type(screen.getByRole('textbox', { name: /^Amount/ }), '0.25')
    const button = screen.getByRole('button', { name: limits('review') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await screen.findByRole('heading', { name: review('propose.heading') })
    await screen.findByText(/can spend 0\.25 ETH every 7 days/)
    await screen.findByText('Verified')
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await expect(await screen.findByRole('textbox', { name: limits('who') })).toHaveValue(
      people.frank.address,
    )
  },
}
/** Without the chain, no limits are claimed. */
export const LimitsUnread: Story = {
  args: { at: { chainId: '1', address: household.address } },
  parameters: { world: 'limits', serviceBehavior: 'otherChain' },
  play: async () => {
    await screen.findByText(limits('failed', { network: 'Ethereum' }))
  },
}

const { owners } = aSnapshot()
/** Spending limits, as the page of owners and rules has them. */
export const SpendingLimits: Story = {
  render: ({ at }) => (
    <Limits
      at={at}
      chain={{ ...mainnet, features: ['SPENDING_LIMIT'] }}
      onChain={ready(aSnapshot(at))}
      nonces={loading}
      mayNot={undefined}
      onReview={fn()}
    />
  ),
  play: async () => void (await screen.findByRole('heading', { name: limits('title') })),
}
export const DelegatesOfTheSafe: Story = {
  render: ({ at }) => <Delegates at={at} chain={mainnet} owners={ready(owners)} />,
  play: async () => void (await screen.findByRole('heading', { name: text('delegates') })),
}

/** Nothing is requested until it is asked for; then each owner has a row. */
export const WhoSigned: Story = {
  render: ({ at }) => (
    <Participation
      at={at}
      chain={mainnet}
      owners={ready([people.alice.address, people.bob.address, people.carol.address])}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^Signed/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: text('participation.load') }))
    const rows = await canvas.findAllByText(/^Signed \d+ of \d+, proposed \d+\./)
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).not.toHaveTextContent(/^Signed 0/)
  },
}
