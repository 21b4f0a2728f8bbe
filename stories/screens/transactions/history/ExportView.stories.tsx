import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen } from 'storybook/test'
import { DoneStep } from '../../../../src/screens/transactions/history/csv/DoneStep.tsx'
import { ExportFields } from '../../../../src/screens/transactions/history/csv/ExportFields.tsx'
import { readRange } from '../../../../src/screens/transactions/history/csv/exportRange.ts'
import type { ExportForm } from '../../../../src/screens/transactions/history/csv/exportState.ts'
import { ExportView } from '../../../../src/screens/transactions/history/csv/ExportView.tsx'
import { exportText } from '../../../../src/screens/transactions/history/csv/text.ts'
import { historyText } from '../../../../src/screens/transactions/history/text.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(exportText)
const history = englishText(historyText)
const timeZone = 'Europe/Berlin'
const file =
  'history_eth_0x274C7839C4c838a71A38FAe4AEA7A5e3065c62b9_2026-10-01_2026-10-31_koinly.csv'

const meta: Meta<typeof ExportView> = {
  title: 'Screens/History/Export view',
  component: ExportView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  args: {
    state: { step: 'form' },
    check: (form: ExportForm) => readRange(form, { now: storyTime, timeZone }).problems ?? {},
    timeZone,
    isFiltered: false,
    priceHost: 'prices.demo.test',
    onSave: fn(),
    onRetryPrices: fn(),
    onSaveWithout: fn(),
    onStop: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ExportView>
type Play = NonNullable<Story['play']>

const choose = async (
  { userEvent }: Parameters<Play>[0],
  field: 'range' | 'format',
  option: string,
) => userEvent.selectOptions(screen.getByLabelText(text(field)), option)

const enter = (field: 'filter.from' | 'filter.until', value: string) =>
  fireEvent.change(screen.getByLabelText(history(field)), { target: { value } })

const save = ({ userEvent }: Parameters<Play>[0]) =>
  userEvent.click(screen.getByRole('button', { name: text('save') }))

export const Form: Story = {
  play: async (context) => {
    await save(context)
    await expect(context.args.onSave).toHaveBeenCalledWith({
      range: 'all',
      from: '',
      until: '',
      format: 'plain',
      withValues: false,
    })
  },
}
export const ServiceWithValues: Story = {
  args: { isFiltered: true },
  play: async (context) => {
    await choose(context, 'format', 'cointracking')
    await choose(context, 'range', 'lastMonth')
    await context.userEvent.click(screen.getByRole('checkbox', { name: text('values') }))
    await save(context)
    await expect(context.args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ range: 'lastMonth', format: 'cointracking', withValues: true }),
    )
  },
}
/** The site operator has no source of past prices for this network. */
export const WithoutPrices: Story = {
  args: { priceHost: undefined },
  parameters: { picture: false, pictureReason: 'Form without its checkbox.' },
  play: async () => expect(screen.queryByRole('checkbox')).toBeNull(),
}
export const MissingDates: Story = {
  parameters: { picture: false, pictureReason: 'FromAfterUntil shows the error.' },
  play: async (context) => {
    await choose(context, 'range', 'custom')
    await save(context)
    await expect(screen.getAllByText(history('filter.problem.date'))).toHaveLength(2)
    await expect(screen.getByLabelText(history('filter.from'))).toHaveFocus()
    await expect(context.args.onSave).not.toHaveBeenCalled()
  },
}
export const FromAfterUntil: Story = {
  play: async (context) => {
    await choose(context, 'range', 'custom')
    await enter('filter.from', '2026-03-02')
    await enter('filter.until', '2026-03-01')
    await save(context)
    await expect(screen.getByText(history('filter.problem.order'))).toBeVisible()
    await expect(context.args.onSave).not.toHaveBeenCalled()
  },
}
export const NoRows: Story = { args: { state: { step: 'form', problem: 'empty' } } }
export const NothingFits: Story = {
  args: { state: { step: 'form', problem: 'nothingLeft' } },
  parameters: { picture: false, pictureReason: 'NoRows shows the same notice.' },
}
export const Failed: Story = {
  args: { state: { step: 'form', problem: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('retry') }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const LoadingRows: Story = {
  args: { state: { step: 'working', phase: 'rows', done: 1240 } },
  parameters: { picture: false, pictureReason: 'LoadingPrices shows the same line.' },
}
export const ReadingTheNetwork: Story = {
  args: { state: { step: 'working', phase: 'network', done: 350, of: 12_408 } },
  parameters: { picture: false, pictureReason: 'LoadingPrices shows the same line.' },
}
/** Thousands of rows. */
export const LoadingPrices: Story = {
  args: { state: { step: 'working', phase: 'prices', done: 1_204, of: 9_310 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('stop') }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}
export const PricesFailed: Story = {
  args: { state: { step: 'pricesFailed', have: 1_204, of: 9_310 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('prices.without') }))
    await userEvent.click(screen.getByRole('button', { name: text('retry') }))
    await expect(args.onSaveWithout).toHaveBeenCalledOnce()
    await expect(args.onRetryPrices).toHaveBeenCalledOnce()
  },
}
export const Saved: Story = {
  args: {
    state: {
      step: 'done',
      name: file,
      rows: 9_310,
      leftOut: {},
      valueless: { none: 0, notLoaded: 0 },
      unread: 0,
    },
  },
}
export const SavedWithGaps: Story = {
  args: {
    state: {
      step: 'done',
      name: file,
      rows: 9_310,
      leftOut: { nfts: 12, nothing: 48, unknown: 3, ambiguous: 2, fees: 1_402 },
      valueless: { none: 7, notLoaded: 120 },
      unread: 4,
    },
  },
}
export const RightToLeft: Story = {
  ...SavedWithGaps,
  globals: { locale: 'pseudo-rtl' },
}

export const Fields: Story = {
  tags: ['part'],
  parameters: { picture: 'part' },
  render: () => (
    <ExportFields
      draft={{ range: 'custom', from: '', until: '', format: 'koinly', withValues: true }}
      onChange={() => {}}
      problems={{}}
      timeZone={timeZone}
      priceHost="prices.demo.test"
    />
  ),
}
export const Done: Story = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'SavedWithGaps shows it.' },
  render: () => (
    <DoneStep
      name={file}
      rows={1}
      leftOut={{ nfts: 1 }}
      valueless={{ none: 0, notLoaded: 0 }}
      unread={0}
    />
  ),
}
