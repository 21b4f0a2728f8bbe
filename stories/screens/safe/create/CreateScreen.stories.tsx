import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Address } from '#base'
import { addressesOf } from '#safe'
import { withCreation } from '#signing'
import type { World } from '../../../../mocks/world.ts'
import { people } from '../../../../mocks/people.ts'
import { creations } from '../../../../src/screens/safe/create/creations.ts'
import { CreateScreen } from '../../../../src/screens/safe/create/CreateScreen.tsx'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { aCreation } from './creating.ts'
import { CreationNotices } from '../../../../src/screens/safe/create/CreationNotices.tsx'

const text = englishText(createText)
const words = englishText(transactionText)

const meta: Meta<typeof CreateScreen> = {
  title: 'Flows/Create a Safe',
  component: CreateScreen,
  parameters: {
    picture: false,
    boxWidth: 720,
    pictureReason: 'Its views have pictures of their parts.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof CreateScreen>
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function fill(userEvent: UserEvent): Promise<void> {
  await userEvent.type(
    await screen.findByRole('textbox', { name: new RegExp(`^${text('name')}`) }),
    'Operations',
  )
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: text('owner', { number: 1 }) })).toHaveValue(
      people.alice.address,
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: text('owner.add') }))
  const second = await screen.findByRole('textbox', { name: text('owner', { number: 2 }) })
  await expect(second).toHaveFocus()
  await userEvent.type(second, people.bob.address)
}

async function review(userEvent: UserEvent): Promise<void> {
  await fill(userEvent)
  await userEvent.click(screen.getByRole('button', { name: text('review') }))
  await screen.findByRole('heading', { name: text('deploy.title') })
}

async function send(userEvent: UserEvent): Promise<void> {
  const button = await screen.findByRole('button', { name: text('deploy.send') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

/** The real factory creates the Safe, and the gateway lists it. */
export const Created: Story = {
  play: async ({ userEvent }) => {
    await review(userEvent)
    await screen.findByText(text('check.verified'))
    await send(userEvent)
    await screen.findByRole('heading', { name: text('done.title') })
    await screen.findByText(text('done.known'))
  },
}
/** The gateway is behind the chain. */
export const NotListedYet: Story = {
  parameters: { networkCondition: 'lagging' },
  play: async ({ userEvent }) => {
    await review(userEvent)
    await send(userEvent)
    await screen.findByRole('heading', { name: text('done.title') })
    await screen.findByText(text('done.waiting'))
  },
}
/** A rejection loses nothing: the review is one step back, and the form two. */
export const Declined: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await review(userEvent)
    await send(userEvent)
    await screen.findByText(words('fail.rejectedSend'))
    await userEvent.click(screen.getByRole('button', { name: text('back') }))
    await userEvent.click(await screen.findByRole('button', { name: text('deploy.edit') }))
    await expect(
      await screen.findByRole('textbox', { name: text('owner', { number: 2 }) }),
    ).toHaveValue(people.bob.address)
    await expect(screen.getByRole('textbox', { name: new RegExp(`^${text('name')}`) })).toHaveValue(
      'Operations',
    )
  },
}
/** Retrying a failed creation replaces the form in progress; one click restores it. */
export const TakenUpAgain: Story = {
  beforeEach: () => {
    creations.update((list) =>
      withCreation(list, aCreation({ status: 'reverted' }, { name: 'Payroll' })),
    )
  },
  play: async ({ userEvent }) => {
    const name = () => screen.getByRole('textbox', { name: new RegExp(`^${text('name')}`) })
    await fill(userEvent)
    await userEvent.click(screen.getByRole('button', { name: text('creation.show') }))
    await screen.findByRole('heading', { name: text('failed.title') })
    await userEvent.click(screen.getByRole('button', { name: text('back') }))
    await userEvent.click(await screen.findByRole('button', { name: text('deploy.edit') }))
    await waitFor(() => expect(name()).toHaveValue('Payroll'))
    await screen.findByText(text('form.replaced'))
    await userEvent.click(screen.getByRole('button', { name: text('form.restore') }))
    await waitFor(() => expect(name()).toHaveValue('Operations'))
    await expect(screen.getByRole('textbox', { name: text('owner', { number: 2 }) })).toHaveValue(
      people.bob.address,
    )
  },
}
export const OnAnotherNetwork: Story = {
  parameters: { wallet: { person: 'alice', chainId: 17_000 } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: text('network') }),
      'Ethereum',
    )
    await review(userEvent)
    await userEvent.click(
      await screen.findByRole('button', { name: text('deploy.switch', { network: 'Ethereum' }) }),
    )
    await send(userEvent)
    await screen.findByRole('heading', { name: text('done.title') })
  },
}
/** Other code at the factory's address: nothing can be sent. */
export const OtherFactory: Story = {
  parameters: {
    changeWorld: async (world: World) => {
      await (
        await world.chain(1)
      ).overwrite(addressesOf('SafeProxyFactory', '1.4.1')[0]!, { code: '0x6001' })
    },
  },
  play: async ({ userEvent }) => {
    await review(userEvent)
    await screen.findByText(
      text('check.otherCode', {
        part: text('part.factory'),
        network: 'Ethereum',
        version: '1.4.1',
      }),
    )
    await expect(screen.getByRole('button', { name: text('deploy.send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
/**
 * Something is put at the address while the review is open: it is detected on the click, and the
 * wallet isn't prompted.
 */
export const TakenWhileOpen: Story = {
  parameters: { wallet: { person: 'alice', behavior: 'hangs' } },
  play: async ({ userEvent, loaded }) => {
    await review(userEvent)
    await screen.findByText(text('check.verified'))
    const { world } = (loaded as { storyWorld: { world: World } }).storyWorld
    const shown = screen.getByRole('region', { name: text('deploy.address') }).textContent
    const address = /0x[0-9a-f]{40}/i.exec(shown.replaceAll(/\s/g, ''))?.[0] as Address
    await (await world.chain(1)).overwrite(address, { code: '0x00' })
    await send(userEvent)
    await screen.findByText(text('exists.unknown.title'))
    await expect(screen.queryByRole('button', { name: text('deploy.send') })).toBeNull()
  },
}
/** The node answers for another chain: nothing is known, so nothing can be sent. */
export const NodeOfAnotherChain: Story = {
  parameters: { serviceBehavior: 'otherChain' },
  play: async ({ userEvent }) => {
    await review(userEvent)
    await screen.findByText(text('check.unread', { network: 'Ethereum' }))
    await expect(screen.getByRole('button', { name: text('deploy.send') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** What other pages say about a creation that was sent from this device. */
export const Notices: Story = {
  render: () => <CreationNotices />,
  beforeEach: () => {
    creations.update((before) => withCreation(before, aCreation({ status: 'processing' })))
    return () => void creations.update(() => [])
  },
  play: async ({ canvas }) => void (await canvas.findAllByText(/Operations/)),
}
