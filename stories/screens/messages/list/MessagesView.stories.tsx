import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import type { Message } from '#domain'
import { List } from '#ui'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { MessagesView } from '../../../../src/screens/messages/list/MessagesView.tsx'
import { alice, mainnet } from '../../common/rows/items.ts'
import { aMessage, permit, signed, signIn, vote } from '../items.ts'
import { MessageRow } from '../../../../src/screens/messages/list/MessageRow.tsx'

const day = 86_400_000
const typed = (data: typeof vote, hash: string): Message =>
  aMessage({ hash: `0x${hash.repeat(32)}`, content: { kind: 'typed', data } })
const everyday = [
  {
    day: storyTime,
    items: [
      aMessage(),
      typed(permit, '1a'),
      aMessage({
        hash: `0x${'2b'.repeat(32)}`,
        content: { kind: 'text', text: signIn('ballot.demo.test') },
        app: { name: 'Members’ ballot', url: 'https://ballot.demo.test' },
      }),
    ],
  },
  {
    day: storyTime - day,
    items: [
      { ...signed, at: storyTime - day },
      { ...typed(vote, '3c'), at: storyTime - day },
    ],
  },
]

const meta: Meta<typeof MessagesView> = {
  title: 'Screens/Messages/Messages view',
  component: MessagesView,
  parameters: {
    picture: false,
    pictureReason: 'Owner shows the same parts.',
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    at: { chainId: '1', address: '0xDaDFdC95B8dcce922B962D3E21B213E69FAd615b' },
    chain: mainnet,
    messages: ready({ days: everyday, hasMore: false, unreadable: 0 }),
    more: { status: 'end' },
    owner: alice,
    hrefOf: (hash) => `#${hash}`,
    onNew: fn(),
  },
}
export default meta
type Story = StoryObj<typeof MessagesView>

export const Owner: Story = {
  parameters: { picture: 'page', boxWidth: 1120, cell: { screen: 'messages', state: 'owner' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Sign-in to ballot.demo.test' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Permit for USD Coin' })).toBeVisible()
    await expect(canvas.getAllByText('Needs your signature')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }))
    await expect(args.onNew).toHaveBeenCalledOnce()
  },
}
export const Visitor: Story = {
  args: { owner: undefined, onNew: undefined },
  parameters: { cell: { screen: 'messages', state: 'readOnly' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull()
    await expect(canvas.queryByText('Needs your signature')).toBeNull()
  },
}
export const Loading: Story = {
  args: { messages: loading },
  parameters: { cell: { screen: 'messages', state: 'loading' } },
}
export const Empty: Story = {
  args: { messages: ready({ days: [], hasMore: false, unreadable: 0 }) },
  parameters: { cell: { screen: 'messages', state: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible()
  },
}
export const Failed: Story = {
  args: { messages: failed({ kind: 'unreachable' }, fn()) },
  parameters: { cell: { screen: 'messages', state: 'failed' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.messages.status === 'failed' && args.messages.retry).toHaveBeenCalledOnce()
  },
}
export const Stale: Story = {
  args: {
    messages: ready(
      { days: everyday, hasMore: false, unreadable: 0 },
      { freshness: 'stale', retry: fn() },
    ),
  },
  parameters: { cell: { screen: 'messages', state: 'stale' } },
}
/** The next page couldn't be loaded. */
export const Partial: Story = {
  args: {
    messages: ready({ days: everyday, hasMore: true, unreadable: 0 }),
    more: { status: 'failed', reason: { kind: 'unreachable' }, load: fn() },
  },
  parameters: { cell: { screen: 'messages', state: 'partial' } },
}
/**
 * A message that can't be read may need a signature: the list shows it, and isn't called
 * empty.
 */
export const Unreadable: Story = {
  args: { messages: ready({ days: [], hasMore: false, unreadable: 1 }, { missing: ['1 row'] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 row/)).toBeVisible()
    await expect(canvas.queryByText('No messages yet')).toBeNull()
  },
}
export const UnsupportedChain: Story = {
  args: { chain: undefined },
  parameters: { cell: { screen: 'messages', state: 'unsupportedChain' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull()
  },
}
/** Hidden and direction-changing characters are shown, and nothing leaves its row. */
export const VeryLong: Story = {
  args: {
    messages: ready({
      days: [
        {
          day: storyTime,
          items: [
            aMessage({
              content: { kind: 'text', text: `\n\n${'Unbreakable'.repeat(60)}` },
              app: { name: 'W'.repeat(80), url: null },
            }),
            aMessage({
              hash: `0x${'7d'.repeat(32)}`,
              content: { kind: 'text', text: 'Pay \u202E0001\u202C to Bob' },
            }),
            aMessage({
              hash: `0x${'8e'.repeat(32)}`,
              content: { kind: 'text', text: ' \n ' },
              required: 20,
            }),
          ],
        },
      ],
      unreadable: 0,
      hasMore: false,
    }),
  },
  parameters: { boxWidth: 360, cell: { screen: 'messages', state: 'veryLong' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/U\+202E/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Empty message' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'messages', state: 'rightToLeft' } },
}

/** Rows: one that the viewer should sign, and one that is complete. */
export const Rows: Story = {
  tags: ['part'],
  render: ({ hrefOf }) => (
    <List label="Messages">
      <MessageRow message={aMessage()} needsYou href={hrefOf('0x1a')} />
      <MessageRow message={signed} needsYou={false} href={hrefOf('0x2b')} />
    </List>
  ),
}
/** Only this browser knows them. */
export const WithoutGateway: Story = {
  args: { isLocal: true },
  parameters: { picture: false, pictureReason: 'The list looks the same.' },
}
