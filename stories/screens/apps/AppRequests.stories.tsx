import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { safes } from '../../../mocks/chain/genesis/places.ts'
import type { AppRequest } from '../../../src/screens/apps/requests/appRequest.ts'
import { AppRequests } from '../../../src/screens/apps/requests/AppRequests.tsx'
import { openRequests } from '../../../src/screens/apps/requests/openRequests.ts'
import {
  closed,
  minimize,
  pageLeft,
  prompted,
} from '../../../src/screens/apps/requests/requestList.ts'
import { appsText } from '../../../src/screens/apps/common/text.ts'
import { messagesText } from '../../../src/screens/messages/common/text.ts'
import { englishText } from '../../englishText.ts'

const text = englishText(appsText)
const messageWords = englishText(messagesText)

const close = fn((id: number) => {
  openRequests.update(closed(id))
  return true
})

/** A request of an app with this name, on its own page. */
const asks = (
  id: number,
  name: string,
  asking: Pick<AppRequest, 'method' | 'params'>,
): AppRequest => {
  const origin = `https://${name.toLowerCase()}.demo.test`
  return {
    id,
    page: Symbol(name),
    at: { chainId: '1', address: safes.treasury.address },
    app: { name, url: `${origin}/` },
    onProposed: fn(),
    ...asking,
    origin,
    sdkVersion: '9.1.0',
    offChainSigning: true,
    isOver: false,
    isAsked: false,
    isMinimized: false,
    isUnseen: false,
    isLeft: false,
    walletAsked: fn(),
    answer: fn(),
    close: () => close(id),
  } as AppRequest
}

const message = (text: string) => ({ method: 'signMessage', params: { message: text } }) as const
const ballot = asks(1, 'Ballot', message('Paint the clubhouse.'))
const payroll = asks(2, 'Payroll', message('Salaries are due on Friday.'))
const broken = asks(3, 'Broken', { method: 'sendTransactions', params: null as never })

const meta: Meta<typeof AppRequests> = {
  title: 'Screens/Apps/App requests',
  component: AppRequests,
  parameters: {
    picture: false,
    pictureReason: 'The dialogs have stories of their own.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  beforeEach: () => {
    close.mockClear()
    return () => openRequests.update(() => [])
  },
}
export default meta
type Story = StoryObj<typeof AppRequests>

const sign = () => screen.findByRole('button', { name: messageWords('sign') })
const armed = async () =>
  waitFor(async () => expect(await sign()).not.toHaveAttribute('aria-disabled'))

/**
 * The wallet responds to an app after the user left its page. That app's dialog comes back; the
 * dialog that was open waits and restarts its delay.
 */
export const Returns: Story = {
  beforeEach: () => openRequests.update(() => [ballot, payroll]),
  play: async ({ userEvent }) => {
    openRequests.update(prompted(ballot.id, true))
    openRequests.update(minimize(ballot.id, true))
    openRequests.update(pageLeft(ballot.page))
    await screen.findByText('Salaries are due on Friday.')
    await armed()
    openRequests.update(prompted(ballot.id, false))
    await screen.findByText(text('request.from', { origin: ballot.origin }))
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(close).toHaveBeenCalledWith(ballot.id))
    await expect(await sign()).toHaveAttribute('aria-disabled', 'true')
    await armed()
  },
}

/** Its review throws: it can be rejected, and the request of another app is shown next. */
export const Broken: Story = {
  beforeEach: () => openRequests.update(() => [broken, payroll]),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: text('request.broken') })
    await screen.findByText(text('request.from', { origin: broken.origin }))
    await userEvent.click(await screen.findByRole('button', { name: messageWords('decline') }))
    await expect(close).toHaveBeenCalledWith(broken.id)
    await screen.findByText('Salaries are due on Friday.')
    await armed()
  },
}

/** The request of another app throws below one that is being read, which stays as it is. */
export const BrokenBelow: Story = {
  beforeEach: () => openRequests.update(() => [payroll]),
  play: async ({ userEvent }) => {
    await screen.findByText('Salaries are due on Friday.')
    await armed()
    openRequests.update((list) => [...list, broken])
    await expect(await sign()).not.toHaveAttribute('aria-disabled')
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: text('request.broken') })
  },
}
