import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import type { Address } from '#base'
import { routes } from '#gateway'
import { PageQueryContext } from '#screens'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import { aHistoryTransfer, aPage } from '../../../../mocks/fixtures/index.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { demoPricesUrl } from '../../../../mocks/world.ts'
import { people } from '../../../../mocks/people.ts'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { HistoryScreen } from '../../../../src/screens/transactions/history/HistoryScreen.tsx'
import { exportText } from '../../../../src/screens/transactions/history/csv/text.ts'
import { findText } from '../../../../src/screens/transactions/find/text.ts'
import { historyText } from '../../../../src/screens/transactions/history/text.ts'
import { componentsText } from '../../../../src/screens/common/text/text.ts'
import { copyText } from '../../../../src/screens/transactions/copy/dialog/text.ts'
import { currentDraft } from '../../../../src/screens/core/stores/index.ts'
import { sendText } from '../../../../src/screens/transactions/send/text.ts'
import { sharedText } from '../../../../src/screens/core/text/text.ts'
import { englishText } from '../../../englishText.ts'

const words = englishText(historyText)
const find = englishText(findText)
const shared = englishText(sharedText)
const copy = englishText(copyText)
const send = englishText(sendText)
const components = englishText(componentsText)

const meta: Meta<typeof HistoryScreen> = {
  title: 'Screens/History/History screen',
  component: HistoryScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    picture: 'page',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1152, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof HistoryScreen>

/**
 * Scrolls to the oldest row and back, so that the picture isn't taken while the next page is
 * loading.
 */
async function toTheOldest(
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
): Promise<void> {
  await waitFor(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    return expect(canvas.getByText(/Safe created/)).toBeVisible()
  })
  scrollTo(0, 0)
}

export const Treasury: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^(Sent|Received)/)
    await toTheOldest(canvas)
  },
}
const exports = englishText(exportText)
const openExport: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: words('csv') }))
  await screen.findByRole('dialog', { name: exports('title') })
}
/** Prices fail midway, and are loaded on the second attempt; the file has values then. */
export const ExportWithValues: Story = {
  parameters: { picture: false, pictureReason: 'ExportView shows each step.' },
  beforeEach: ({ msw }) => {
    let requests = 0
    msw.use(
      http.get(`${demoPricesUrl}/*`, () =>
        (requests += 1) === 6 ? HttpResponse.json({}, { status: 503 }) : undefined,
      ),
    )
  },
  play: async (context) => {
    const { userEvent } = context
    await openExport(context)
    await userEvent.click(screen.getByRole('checkbox', { name: exports('values') }))
    await userEvent.click(screen.getByRole('button', { name: exports('save') }))
    await expect(await screen.findByText(exports('prices.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: exports('retry') }))
    await expect(await screen.findByText(/rows saved/)).toBeVisible()
  },
}
/** No transaction happened on that day; the dates stay where they are. */
export const ExportOfAnEmptyDay: Story = {
  parameters: { picture: false, pictureReason: 'ExportView shows the notice.' },
  play: async (context) => {
    await openExport(context)
    await context.userEvent.selectOptions(screen.getByLabelText(exports('range')), 'custom')
    for (const field of ['filter.from', 'filter.until'] as const)
      await fireEvent.change(screen.getByLabelText(words(field)), {
        target: { value: '2019-01-01' },
      })
    await context.userEvent.click(screen.getByRole('button', { name: exports('save') }))
    await expect(await screen.findByText(exports('problem.empty'))).toBeVisible()
    await expect(screen.getByLabelText(words('filter.from'))).toHaveValue('2019-01-01')
  },
}
/** The payments of a past transaction are added to a new one, and reviewed there again. */
export const PaysAgain: Story = {
  parameters: { picture: false, pictureReason: 'CopyView shows it.' },
  play: async ({ canvas, userEvent }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^More: Sent / })
    if (!menu) throw new Error('The Treasury has sent something.')
    await userEvent.click(menu)
    await userEvent.click(await screen.findByRole('menuitem', { name: words('menu.payAgain') }))
    const dialog = await screen.findByRole('dialog', { name: copy('title') })
    await userEvent.click(
      await within(dialog).findByRole('button', { name: copy('add', { count: 1 }) }),
    )
    await expect(await screen.findByRole('link', { name: send('added.open') })).toHaveAttribute(
      'href',
      expect.stringContaining('/transactions/new?safe=eth:'),
    )
    const { calls } = currentDraft({ chainId: '1', address: safes.treasury.address })
    await expect(calls).toHaveLength(1)
  },
}
const copyOfDave =
  `${people.dave.address.slice(0, 6)}${'0'.repeat(32)}${people.dave.address.slice(-4)}` as Address
/** Someone sends almost nothing from an address that looks like Dave's: it's hidden, or flagged. */
export const Poisoned: Story = {
  parameters: {
    picture: false,
    pictureReason: 'TransactionRow shows it.',
    msw: [
      mockRoute(routes.history).answers(
        aPage([
          aHistoryTransfer({ direction: 'INCOMING', to: copyOfDave, value: 1n }),
          aHistoryTransfer({ to: people.dave.address, value: 10n ** 18n }),
        ]),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const warning = /^Possible scam: looks like/
    await canvas.findByText(/^Sent/)
    await expect(canvas.queryByText(warning)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: words('suspicious.show') }))
    await expect(await canvas.findByText(warning)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words('suspicious.hide') }))
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull())
  },
}
/** The time of one transaction is text: its row stays in place with an error. */
export const UnreadableRow: Story = {
  parameters: {
    serviceBehavior: 'wrongTypes',
    picture: false,
    pictureReason: 'TransactionRow shows it.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(shared('action.unreadable')))[0]).toBeVisible()
    await toTheOldest(canvas)
  },
}
/** Each row has an unknown value: none is missing. */
export const UnknownWords: Story = {
  parameters: {
    serviceBehavior: 'unknownWords',
    picture: false,
    pictureReason: 'TransactionRow shows it.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(shared('status.UNKNOWN')))[0]).toBeVisible()
    await toTheOldest(canvas)
  },
}
export const HiddenCharacters: Story = {
  parameters: {
    serviceBehavior: 'bidi',
    picture: false,
    pictureReason: 'TransactionRow shows it.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByTitle(/US\[U\+202E\]\[U\+200B\]\[U\+0007\]DC/)
    await expect(canvas.queryByText(/[\u202E\u200B]/)).toBeNull()
  },
}
/** Transactions of another Safe are never shown as those of this one. */
export const OfAnotherSafe: Story = {
  parameters: {
    serviceBehavior: 'anotherSafe',
    picture: false,
    pictureReason: 'UnreadableRow shows such rows.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(shared('action.unreadable'))).length).toBeGreaterThan(
      3,
    )
  },
}
/** Naming an account in one row renames it in every row. */
export const NamedFromARow: Story = {
  parameters: { picture: false, pictureReason: 'Treasury shows such rows.' },
  play: async ({ canvas, userEvent }) => {
    const contact = englishText(contactText)
    await canvas.findAllByRole('link', { name: /dave\.eth/ })
    await userEvent.click(canvas.getAllByRole('button', { name: /^More: .*dave\.eth/ })[0]!)
    await userEvent.click(
      await screen.findByRole('menuitem', {
        name: components('menu.addContact', { name: 'dave.eth' }),
      }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: contact('name') }), 'David')
    await userEvent.click(dialog.getByRole('button', { name: contact('save') }))
    await expect((await canvas.findAllByRole('link', { name: /David/ })).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: /(to|from) dave\.eth/ })).toBeNull()
  },
}
export const Down: Story = {
  parameters: {
    picture: false,
    pictureReason: 'HistoryView shows it.',
    msw: [mockRoute(routes.history).fails(503)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(englishText(historyText)('failed'))).toBeVisible()
  },
}
/** The gateway is behind the chain. */
export const Lagging: Story = {
  parameters: {
    networkCondition: 'lagging',
    picture: false,
    pictureReason: 'HistoryView shows the line.',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/minute/))[0]).toBeInTheDocument()
  },
}
/** The filter is part of the URL; the list shows the gateway's results. */
export const Filtered: Story = {
  parameters: { picture: false, pictureReason: 'HistoryView shows a filter.' },
  render: function Render(args) {
    const [params, set] = useState<Readonly<Record<string, string>>>({ type: 'incoming' })
    return (
      <PageQueryContext value={{ params, set }}>
        <HistoryScreen {...args} />
        <output>{JSON.stringify(params)}</output>
      </PageQueryContext>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const text = englishText(historyText)
    await expect(await canvas.findByText(/incoming transfers? (found|so far)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('filter', { count: 1 }) }))
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: text('filter.type') }),
      text('filter.type.outgoing'),
    )
    await userEvent.type(screen.getByRole('textbox', { name: /^Nonce/ }), '0')
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    await expect(
      await canvas.findByText(text('filter.found.outgoing', { count: 1, more: 'no' })),
    ).toBeVisible()
    await expect(canvas.getByText('{"type":"outgoing","nonce":"0"}')).toBeInTheDocument()
    const [clear] = canvas.getAllByRole('button', { name: text('filter.clear') })
    if (clear) await userEvent.click(clear)
    await expect(canvas.getByText('{}')).toBeInTheDocument()
    await canvas.findAllByText(text('order'))
  },
}
/**
 * A link with a token amount isn't invalid just because tokens are still loading; if they fail to
 * load, the page offers a retry.
 */
export const FilteredBeforeTheTokens: Story = {
  ...Filtered,
  parameters: {
    picture: false,
    pictureReason: 'HistoryView shows a filter.',
    msw: [mockRoute(routes.balances).fails(503)],
  },
  render: function Render(args) {
    const [params, set] = useState<Readonly<Record<string, string>>>({
      type: 'incoming',
      token: base.tokens.usdc,
      amount: '1',
    })
    return (
      <PageQueryContext value={{ params, set }}>
        <HistoryScreen {...args} />
      </PageQueryContext>
    )
  },
  play: async ({ canvas }) => {
    const text = englishText(historyText)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText(text('filter.invalid.title'))).toBeNull()
  },
}
/**
 * The focus doesn't get lost with the button that opened the form, although the page changes after
 * the form has closed.
 */
export const DamagedLinkCorrected: Story = {
  ...Filtered,
  render: function Render(args) {
    const [params, setParams] = useState<Readonly<Record<string, string>>>({
      type: 'outgoing',
      nonce: 'x',
    })
    const [next, set] = useState(params)
    return (
      <PageQueryContext value={{ params, set }}>
        <HistoryScreen {...args} />
        <button type="button" onFocus={() => setParams(next)}>
          Navigate
        </button>
      </PageQueryContext>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const text = englishText(historyText)
    await userEvent.click(await canvas.findByRole('button', { name: text('filter.edit') }))
    const nonce = await screen.findByRole('textbox', { name: /^Nonce/ })
    await userEvent.clear(nonce)
    await userEvent.type(nonce, '0')
    await userEvent.click(screen.getByRole('button', { name: text('filter.apply') }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: text('filter.edit') })).toHaveFocus(),
    )
    await fireEvent.focusIn(canvas.getByRole('button', { name: 'Navigate' }))
    await expect(
      await canvas.findByText(text('filter.found.outgoing', { count: 1, more: 'no' })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('filter', { count: 2 }) })).toHaveFocus()
  },
}
/**
 * Ten thousand rows: pages are loaded near the end, and only rows near the viewport are rendered.
 */
export const Huge: Story = {
  parameters: {
    world: 'huge',
    picture: false,
    pictureReason:
      'The page loads further rows as long as its end is in sight, ' +
      'and a picture has all of it in sight.',
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^(Sent|Received)/)
    const height = document.documentElement.scrollHeight
    scrollTo(0, height)
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(height))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
  },
}
/** The first page loaded, the second failed: only the end of the list shows an error. */
export const NextPageFails: Story = {
  parameters: { picture: false, pictureReason: 'MoreRows shows its end.', world: 'huge' },
  beforeEach: ({ msw }) => msw.use(mockRoute(routes.history).after(1).fails(503)),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^(Sent|Received)/)
    scrollTo(0, document.documentElement.scrollHeight)
    await expect(await canvas.findByText(englishText(componentsText)('more.failed'))).toBeVisible()
    await expect(canvas.queryByText('This may be out of date')).toBeNull()
    scrollTo(0, 0)
  },
}

/** A search in the URL goes through all pages, and is combined with another term. */
export const Finds: Story = {
  render: function Render(args) {
    const [params, set] = useState<Readonly<Record<string, string>>>({ find: 'kind:receive' })
    return (
      <PageQueryContext value={{ params, set }}>
        <HistoryScreen {...args} />
      </PageQueryContext>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/^Received/)
    await expect(canvas.queryByText(/^Sent/)).toBeNull()
    const field = canvas.getByRole('combobox', { name: find('search') })
    await userEvent.type(field, 'nobody{Enter}')
    await expect(await canvas.findByText(find('empty.title'))).toBeVisible()
    const [clear] = canvas.getAllByRole('button', { name: find('clear') })
    if (clear) await userEvent.click(clear)
    await canvas.findAllByText(/^Sent/)
    await userEvent.type(field, 'usdc{Enter}')
    // It is shown, and announced.
    await expect(await canvas.findAllByText(/^Matches: /)).toHaveLength(2)
  },
}
/** On a site without a gateway: read from the network's events. */
export const WithoutGateway: Story = {
  parameters: { gateway: 'none' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^Received/)
    await expect(canvas.getByText(words('local'))).toBeVisible()
    await expect(canvas.queryByText(components('value.none'))).toBeNull()
  },
}
